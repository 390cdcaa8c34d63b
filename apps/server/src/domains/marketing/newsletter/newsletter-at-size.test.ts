import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { publishDocument, type DatabaseConnection } from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { languages } from "@autotune/routes";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { startMailSink } from "../../../../test/mail-sink.ts";
import { startMailbox } from "../../../../test/mailbox.ts";
import { pagesTouched } from "../../../../test/pages-touched.ts";
import { postSample } from "../../../../test/published-samples.ts";
import { metricsToken } from "../../../../test/settings.ts";
import { startMailWorker } from "../../../../test/start-mail-worker.ts";
import { digestEmailQueue } from "./digest-email-queue.ts";
import { startDueDigests } from "./start-digests.ts";

// In whole: NEWSLETTER_STARTED=1000000 NEWSLETTER_SENT=100000.
const started = Number(process.env["NEWSLETTER_STARTED"] ?? 40_000);
const sent = Number(process.env["NEWSLETTER_SENT"] ?? 1000);

const root = join(import.meta.dirname, "../../../../../..");
/** Both newsletters are due by then: the weekly and the monthly one. */
const inFortyDays = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
const slice = 500;
/** Of the sending worker, in megabytes. */
const mostHeap = 192;

let clone: ClonedDatabase;
let owner: DatabaseConnection;
beforeEach(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  owner = connectForTest(clone.url, 2);
  await owner.transact(async (transaction) => {
    for (const locale of languages)
      await publishDocument(transaction, {
        collection: "posts",
        key: "news",
        locale,
        body: postSample("news"),
      });
  });
}, 60_000);
afterEach(() => owner.close());

const subscribe = (count: number) =>
  promisify(execFile)(process.execPath, [
    join(root, "scripts/grow/run.ts"),
    `--database=${clone.url}`,
    `--accounts=${count}`,
    "--only=shop.newsletter_subscriber",
  ]);

const tell = (figures: string) => process.stdout.write(`${figures}\n`);

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

it(
  `starts ${started} newsletters in slices of which the last costs what the first does`,
  { tags: "long", timeout: 20 * 60_000 },
  async () => {
    await subscribe(started);
    const mailbox = await startMailbox();
    // Without a limit of time: what is undone are a few of very many.
    const client = new pg.Client({ connectionString: clone.url });
    await client.connect();
    const worker = await startMailWorker(clone.url, mailbox, [
      { name: "newsletter", queues: [digestEmailQueue] },
    ]);
    try {
      const durations: number[] = [];
      const heaps: number[] = [];
      const { database, log, isDemonstration } = worker;
      const begin = () =>
        startDueDigests(
          {
            database,
            readyToEnqueue: () => worker.readyToEnqueue(),
            log,
            isDemonstration,
            async transact(work) {
              const began = performance.now();
              const result = await worker.transact(work);
              durations.push(performance.now() - began);
              heaps.push(process.memoryUsage().heapUsed / 1e6);
              return result;
            },
          },
          inFortyDays,
        );
      await begin();
      // Half of them get the weekly one, the others the monthly one; after each, one slice finds nobody.
      const weekly = Math.ceil(started / 2 / slice);
      expect(durations.length).toBeGreaterThanOrEqual(2 * weekly);
      const some = Math.max(10, Math.floor(weekly / 20));
      const [first, last] = [durations.slice(0, some), durations.slice(weekly - some, weekly)];
      const ratio = median(last) / median(first);

      const { rows } = await owner.database.execute<{
        digests: number;
        jobs: number;
        keys: number;
      }>(sql`
        select (select count(*) from shop.newsletter_digest)::integer as digests, count(*)::integer as jobs,
               count(distinct singleton_key)::integer as keys
          from jobs.job where name = ${digestEmailQueue.name}`);
      expect(rows).toEqual([{ digests: started, jobs: started, keys: started }]);

      // The first and the last slice again, in tables that are full.
      const again = async (order: "asc" | "desc") => {
        const part = `select id from shop.newsletter_subscriber where frequency = 'each'
          order by id ${order} limit ${slice}`;
        const undo = `delete from shop.newsletter_digest where subscriber_id in (${part})`;
        await client.query(undo);
        await client.query(
          `delete from jobs.job where name = $1 and (data ->> 'subscriberId')::bigint in (${part})`,
          [digestEmailQueue.name],
        );
        await client.query(`
          update shop.job_progress set position = split_part(position, ' ', 1) || ' ' ||
            (select min(id) - 1 from (${part}) part) where job = 'start-digests-each'`);
        const costs = await pagesTouched(clone.url, begin, undo);
        return costs.find(({ text }) => text.includes("with subscriber as"))?.pages ?? 0;
      };
      await client.query("vacuum analyze shop.newsletter_digest");
      const [firstPages, lastPages] = [await again("asc"), await again("desc")];
      tell(
        `${started}: slices of ${median(first).toFixed(1)} ms, then ${median(last).toFixed(1)} ms; ` +
          `${firstPages} pages, then ${lastPages}; heap ${Math.min(...heaps).toFixed(0)} to ${Math.max(...heaps).toFixed(0)} MB`,
      );
      expect(firstPages).toBeGreaterThan(0);
      expect(lastPages).toBeLessThanOrEqual(firstPages * 1.5);
      expect(ratio).toBeLessThanOrEqual(1.5);
      expect(Math.max(...heaps) - Math.min(...heaps)).toBeLessThan(150);
    } finally {
      await client.end();
      await worker.close();
      await mailbox.close();
    }
  },
);

it(
  `sends ${sent} newsletters, one to each, in a process that does not grow`,
  { tags: "long", timeout: 60 * 60_000 },
  async () => {
    await subscribe(sent);
    const mails = new Uint8Array(sent);
    let arrived = 0;
    const strangers: string[] = [];
    const sink = await startMailSink((recipient) => {
      const number = Number(/^grown-(\d+)@example\.com$/.exec(recipient)?.[1] ?? -1);
      if (mails[number] === undefined) strangers.push(recipient);
      else mails[number] += 1;
      arrived += 1;
    });
    const worker = spawn(
      process.execPath,
      [
        // With more it would collect its garbage later; a process that needs more dies.
        `--max-old-space-size=${mostHeap}`,
        join(root, "apps/server/test/newsletter-worker.ts"),
        asRole(clone.url, "worker"),
        sink.url,
        inFortyDays.toISOString(),
      ],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    try {
      const address = await addressOf(worker);
      const before = await memoryOf(address);
      let most = before;
      const began = performance.now();
      while (arrived < sent) {
        await wait(1000);
        expect(worker.exitCode).toBeNull();
        most = Math.max(most, await memoryOf(address));
      }
      const seconds = (performance.now() - began) / 1000;
      // What would come twice comes now.
      await wait(2000);
      tell(
        `${sent} mails in ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)}/s) ` +
          `in ${before.toFixed(0)} MB of memory and at most ${(most - before).toFixed(0)} more`,
      );
      expect(strangers).toEqual([]);
      expect(mails.findIndex((count) => count !== 1)).toBe(-1);
      expect(arrived).toBe(sent);
      expect(most - before).toBeLessThan(150);
    } finally {
      worker.kill("SIGTERM");
      await once(worker, "exit");
      await sink.close();
    }
  },
);

/** The first line that a worker writes. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("The worker's output is not read");
  const [chunk] = (await once(stdout, "data")) as [Buffer];
  return chunk.toString("utf8").trim();
}

/** What a process holds, in megabytes. */
async function memoryOf(address: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text()) ?? [];
  return Number(bytes) / 1e6;
}
