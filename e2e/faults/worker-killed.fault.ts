import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "@autotune/database/testing";
import { root, startProcess, type RunningProcess } from "@autotune/scripts/stack";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

let template: DatabaseTemplate;
let client: pg.Client;
let url: string;
const workers: RunningProcess[] = [];
beforeAll(async () => {
  template = await createTemplate({ name: "jobs", prepare: async () => undefined });
  ({ url } = await cloneDatabase(template.name));
  client = new pg.Client({ connectionString: url });
  await client.connect();
  // In the shop the migrations make it: a worker may not.
  await client.query("create schema jobs");
  await client.query("create table public.job_note (what text, job uuid, pid int)");
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop("SIGKILL")));
  await client.end();
  await template.drop();
});

function startWorker(name: string): RunningProcess {
  const worker = startProcess({
    name,
    command: join(root, "node_modules/.bin/node"),
    args: [join(root, "apps/server/test/slow-job-worker.ts"), url],
  });
  workers.push(worker);
  return worker;
}

interface Note {
  readonly job: string;
  readonly pid: number;
}
const notes = async (what: string) =>
  (await client.query<Note>("select job, pid from public.job_note where what = $1", [what])).rows;

it("a worker killed in the middle of a job: another one does it, once", async () => {
  const first = startWorker("worker-first");
  await vi.waitFor(async () => expect(await notes("began")).toHaveLength(1), {
    timeout: 30_000,
    interval: 100,
  });
  const [begun] = await notes("began");
  expect(begun?.pid).toBe(first.child.pid);
  await first.stop("SIGKILL");
  expect(await notes("ended")).toEqual([]);

  const second = startWorker("worker-second");
  const takenOver = { job: begun?.job, pid: second.child.pid };
  await vi.waitFor(async () => expect(await notes("ended")).toContainEqual(takenOver), {
    timeout: 90_000,
    interval: 500,
  });
  // It found the first one's job waiting, so it sent none of its own: nothing more comes.
  await wait(8000);
  const ended = await notes("ended");
  expect(ended).toHaveLength(1);
  expect(ended.filter(({ job }) => job === begun?.job)).toEqual([takenOver]);
});
