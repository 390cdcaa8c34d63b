import { execFile } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, type Stack } from "@autotune/scripts/stack";
import pg from "pg";
import { medianRatio, requestsPerSecond } from "../load.ts";
import type { Measurement } from "../measurement.ts";

const load = { connections: 10, seconds: 2 };
const rounds = 9;
/** More than one run can post; each event is posted once, because a known one costs less. */
const postsPerRun = 12_000;

export const webhookIngestion: Measurement = {
  id: "d",
  what: "webhook ingestion ÷ pgbench single INSERT at 10 connections, worker stopped",
  bar: { atLeast: 0.15 },
  measure: (shop) =>
    withSignedPosts(shop, rounds + 1, async (post, folder) => {
      const insert = join(folder, "insert.sql");
      await writeFile(
        insert,
        // pgbench takes a colon and a word for a variable of its own.
        `insert into bench_event (id, body) values (gen_random_uuid(), '${eventText("-").replaceAll(":", ": ")}');`,
      );
      await onDatabase(
        shop.databaseUrl,
        "create table if not exists bench_event (id uuid primary key, body jsonb not null)",
      );
      return medianRatio({
        ours: () => post(`http://127.0.0.1:${shop.webPorts[0]}`),
        bare: () => insertsPerSecond(shop.databaseUrl, insert),
        rounds,
      });
    }),
};

type Post = (origin: string) => Promise<number>;

/** Posts events to a web process, none of them twice, and returns how many it took in a second. No worker runs. */
export async function withSignedPosts(
  shop: Stack,
  runs: number,
  work: (post: Post, folder: string) => Promise<number>,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "events-"));
  await shop.worker.stop();
  try {
    const posts = join(folder, "posts.tsv");
    await writeFile(posts, signedPosts(shop, postsPerRun * runs));
    let run = 0;
    const script = () =>
      [join(root, "bench/signed-events.lua"), posts, String(postsPerRun * run++)] as const;
    return await work(
      (origin) => requestsPerSecond(`${origin}/webhooks/payments`, { ...load, script: script() }),
      folder,
    );
  } finally {
    // A worker that drains all of it would disturb the next measurement.
    await onDatabase(
      shop.databaseUrl,
      `delete from jobs.job where name = 'handle-provider-event';
       truncate shop.provider_event, shop.provider_event_key`,
    );
    await shop.startWorker();
    await rm(folder, { recursive: true });
  }
}

function signedPosts(shop: Stack, count: number): string {
  const secret = shop.environment["PAYMENT_WEBHOOK_SECRET"] ?? "";
  return Array.from({ length: count }, () => {
    const body = `{"events":[${eventText(randomUUID())}]}`;
    return `${createHmac("sha256", secret).update(body).digest("base64")}\t${body}`;
  }).join("\n");
}

/** As large as an order, but of a type that the worker ignores. */
function eventText(id: string): string {
  const data = { list: "news", email: "singer@studio.test", history: "-".repeat(900) };
  return JSON.stringify({ id, type: "mailingListEntry.updated", live: false, created: 1, data });
}

async function onDatabase(databaseUrl: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
}

async function insertsPerSecond(databaseUrl: string, file: string): Promise<number> {
  const { connections, seconds } = load;
  const { stdout } = await promisify(execFile)("pgbench", [
    "--no-vacuum",
    "--protocol=prepared",
    `--client=${connections}`,
    "--jobs=1",
    `--time=${seconds}`,
    `--file=${file}`,
    databaseUrl,
  ]);
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (found === undefined) throw new Error(`pgbench did not print its rate:\n${stdout}`);
  return Number(found);
}
