import { join } from "node:path";
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
  await client.query("create table public.job_note (what text, pid int)");
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

const notes = async (what: string) =>
  (
    await client.query<{ pid: number }>("select pid from public.job_note where what = $1", [what])
  ).rows.map(({ pid }) => pid);

it("a worker killed in the middle of a job: another one does it, once", async () => {
  const first = startWorker("worker-first");
  await vi.waitFor(async () => expect(await notes("began")).toHaveLength(1), {
    timeout: 30_000,
    interval: 100,
  });
  await first.stop("SIGKILL");
  expect(await notes("ended")).toEqual([]);
  const second = startWorker("worker-second");
  await vi.waitFor(async () => expect(await notes("ended")).toEqual([second.child.pid]), {
    timeout: 90_000,
    interval: 500,
  });
});
