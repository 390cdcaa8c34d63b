import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "../testing/index.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { migrate } from "./migrate.ts";
import { takeTurn } from "./take-turn.ts";

let template: DatabaseTemplate;
let folder: string;
let url: string;
let clients: pg.Client[] = [];
beforeAll(async () => {
  template = await createTemplate({ name: "migrating", prepare: migrate });
}, 60_000);
afterAll(() => template.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  ({ url } = await cloneDatabase(template.name));
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

/** Writes migrations as drizzle-kit does, newer than all others. */
async function plant(...migrations: string[]): Promise<void> {
  const entries = migrations.map((_, idx) => ({ idx, when: 9e12 + idx, tag: String(idx) }));
  await mkdir(join(folder, "meta"));
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  for (const [index, sql] of migrations.entries())
    await writeFile(join(folder, `${index}.sql`), sql);
}

const apply = (client: pg.Client, attempts = 30) =>
  applyMigrations(client, {
    migrationsFolder: folder,
    patience: { timeoutMs: 200, attempts, pauseMs: 300 },
  });

async function applied(): Promise<number> {
  const { rows } = await (
    await connect()
  ).query<{ count: number }>(
    "select count(*)::int as count from shop.__drizzle_migrations where created_at >= 9e12",
  );
  return rows[0]?.count ?? 0;
}

const addColumn = 'ALTER TABLE "shop"."coupon" ADD COLUMN "planted" text;';
const write = "update shop.coupon set code = code";
const addIndex =
  'CREATE INDEX CONCURRENTLY "planted_index" ON "shop"."coupon" USING btree ("code");';

it("a migration that gets no lock lets everybody else pass, and tries again until it gets it", async () => {
  await plant(addColumn);
  const [slow, shopper, migrating] = [await connect(), await connect(), await connect()];
  await slow.query("begin");
  await slow.query("select from shop.coupon");
  const waits: number[] = [];
  const traffic = new AbortController();
  const read = async () => {
    while (!traffic.signal.aborted) {
      const began = performance.now();
      await shopper.query("select from shop.coupon");
      waits.push(performance.now() - began);
      await wait(5);
    }
  };
  const reading = read();
  const migration = apply(migrating);
  await wait(2000);
  expect(await applied()).toBe(0);
  await slow.query("commit");
  await migration;
  traffic.abort();
  await reading;
  expect(await applied()).toBe(1);
  // Nobody waited longer than the migration did, and it let others pass after each attempt.
  expect(Math.max(...waits)).toBeLessThan(1200);
  expect(waits.filter((ms) => ms > 100).length).toBeGreaterThan(1);
  expect(waits.filter((ms) => ms < 100).length).toBeGreaterThan(50);
});

it("gives up after the last attempt, and nothing of it stays", async () => {
  await plant(`CREATE TABLE "shop"."planted" ("id" int);--> statement-breakpoint\n${addColumn}`);
  const [slow, migrating] = [await connect(), await connect()];
  await slow.query("begin");
  await slow.query("select from shop.coupon");
  const began = performance.now();
  await expect(apply(migrating, 2)).rejects.toMatchObject({ code: "55P03" });
  expect(performance.now() - began).toBeLessThan(2000);
  await slow.query("commit");
  expect(await applied()).toBe(0);
  const { rows } = await slow.query("select to_regclass('shop.planted') as planted");
  expect(rows).toEqual([{ planted: null }]);
});

it("an index is made while others write, and made anew when it was interrupted", async () => {
  await plant(addIndex);
  const [writer, migrating, other] = [await connect(), await connect(), await connect()];
  await writer.query("begin");
  await writer.query(write);
  const failure = apply(migrating).catch(String);
  await vi.waitFor(async () => expect(await isValid(other)).toEqual([{ valid: false }]));
  // Writes go on while it waits for those that began before it.
  await other.query(write);
  await vi.waitFor(async () => expect(await pidOf(other)).not.toBe(0));
  await other.query("select pg_cancel_backend($1)", [await pidOf(other)]);
  expect(await failure).toContain("cancel");
  await writer.query("commit");
  expect(await isValid(other)).toEqual([{ valid: false }]);
  expect(await applied()).toBe(0);

  await apply(migrating);
  await apply(migrating);
  expect(await isValid(other)).toEqual([{ valid: true }]);
  expect(await applied()).toBe(1);
});

async function isValid(client: pg.Client) {
  const { rows } = await client.query(
    "select indisvalid as valid from pg_index where indexrelid = to_regclass('shop.planted_index')",
  );
  return rows;
}

it("an index of a partitioned table is made for each partition while others write, and resumed when interrupted", async () => {
  const column = '"shop"."provider_event"."type"';
  await plant(
    `CREATE INDEX CONCURRENTLY "planted_index" ON "shop"."provider_event" USING btree ("occurred_at") WHERE ${column} = 'a';`,
  );
  const [writer, migrating, other] = [await connect(), await connect(), await connect()];
  const add = (client: pg.Client, id: string, table = "provider_event") =>
    client.query(
      `insert into shop.${table} (event_id, received_at, type, live, occurred_at, data)
       values ($1, '2001-01-01', 'a', false, now(), '{}')`,
      [id],
    );
  await writer.query("begin");
  await add(writer, "slow", "provider_event_rest");
  const failure = apply(migrating).catch(String);
  await vi.waitFor(async () => expect(await isValid(other)).toEqual([{ valid: false }]));
  await vi.waitFor(async () => expect(await pidOf(other)).not.toBe(0));
  await add(other, "meanwhile");
  await other.query("select pg_cancel_backend($1)", [await pidOf(other)]);
  expect(await failure).toContain("cancel");
  await writer.query("commit");
  expect(await applied()).toBe(0);

  await apply(migrating);
  expect(await applied()).toBe(1);
  expect(await isValid(other)).toEqual([{ valid: true }]);
  const bare = async () => {
    const { rows } = await other.query(`
      select relid::text as name from pg_partition_tree('shop.provider_event') where isleaf and not exists (
        select from pg_index join pg_inherits on inhrelid = indexrelid
         where indrelid = relid and indisvalid and inhparent = 'shop.planted_index'::regclass)`);
    return rows;
  };
  expect(await bare()).toEqual([]);
  await other.query("select shop.keep_event_partitions(now() + interval '5 months')");
  expect(await bare()).toEqual([]);
  expect(await isValid(other)).toEqual([{ valid: true }]);
});

/** Of whoever makes the index, while that waits for somebody who writes. */
async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and query ~* '^create index' and wait_event_type = 'Lock'`,
  );
  return rows[0]?.pid ?? 0;
}

it("two releases migrate one after the other, also while the first makes an index", async () => {
  await plant(addIndex);
  const [writer, first, second] = [await connect(), await connect(), await connect()];
  await takeTurn(first);
  await writer.query("begin");
  await writer.query(write);
  const applying = apply(first);
  const waiting = takeTurn(second);
  await wait(500);
  await writer.query("commit");
  await applying;
  expect(await applied()).toBe(1);
  clients = clients.filter((client) => client !== first);
  await first.end();
  await waiting;
});
