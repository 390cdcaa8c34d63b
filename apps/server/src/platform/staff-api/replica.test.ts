import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { cloneDatabase } from "@autotune/database/testing";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { database } from "../database/database.ts";
import { ApiError } from "../http/errors.ts";
import { replica } from "./replica.ts";

let url: string;
let followerUrl: string;
const apps: App[] = [];
beforeAll(async () => {
  ({ url } = await cloneDatabase(inject("databaseTemplate")));
  followerUrl = await makeFollower(url);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

async function appWith(replicaUrl: string | undefined): Promise<App> {
  const app = await createApp({ settings, name: "web" });
  apps.push(app);
  await app.register(database, { url, applicationName: "web" });
  await app.register(replica, { url: replicaUrl });
  await app.ready();
  return app;
}

/** The same server, which believes itself to be a replica that follows: its own tables tell what PostgreSQL's would. */
async function makeFollower(of: string): Promise<string> {
  const client = new pg.Client({ connectionString: of });
  await client.connect();
  await client.query(`
    create schema following;
    create view following.pg_stat_wal_receiver as select pg_backend_pid() as pid;
    create function following.pg_last_xact_replay_timestamp() returns timestamptz
      language sql as 'select now()'`);
  await client.end();
  const follower = new URL(of);
  follower.searchParams.set("options", "-c search_path=following,pg_catalog,public");
  return follower.href;
}

/** A statement that only the replica cannot run. */
const failingOnReplica = (statement: string) =>
  sql.raw(`do $$ begin
    if current_setting('application_name') = 'web-replica' then ${statement}; end if;
  end $$`);
const read = (app: App) =>
  app.readFromReplica(async (from) => (await from.execute(sql`select 1 as one`)).rows);
/** How many statements that sleep run on the replica. */
async function sleeping(app: App): Promise<number> {
  const { rows } = await app.database.execute(sql`
    select from pg_stat_activity
     where datname = current_database() and application_name = 'web-replica'
       and state = 'active' and query like '%pg_sleep%'`);
  return rows.length;
}
const readsOf = async (app: App) =>
  /replica_reads_total\{server="replica"\} (\d+)\n.*\{server="primary"\} (\d+)/
    .exec(await app.metrics.metrics())
    ?.slice(1)
    .map(Number);

it.each([
  ["none is set", () => undefined],
  ["it is gone", () => "postgres://shop_web@127.0.0.1:1/none"],
  ["it follows no primary", () => url],
])("the primary is read where %s", async (_, replicaUrl) => {
  const app = await appWith(replicaUrl());
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await readsOf(app)).toEqual([0, 2]);
});

it.each([
  ["a conflict with what the primary sends", "raise sqlstate '40001'"],
  ["a lost connection", "perform pg_terminate_backend(pg_backend_pid())"],
])("the primary answers after %s, and the replica is read again", async (_, failure) => {
  const app = await appWith(followerUrl);
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await readsOf(app)).toEqual([1, 0]);
  await app.readFromReplica(async (from) => from.execute(failingOnReplica(failure)));
  expect(await readsOf(app)).toEqual([1, 1]);
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await readsOf(app)).toEqual([2, 1]);
});

it.each([
  ["a statement that takes too long", "raise sqlstate '57014'"],
  ["a statement that is wrong", "raise sqlstate '42P01'"],
])("%s is not run on the primary as well", async (_, failure) => {
  const app = await appWith(followerUrl);
  await expect(
    app.readFromReplica(async (from) => from.execute(failingOnReplica(failure))),
  ).rejects.toThrow("Failed query");
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await readsOf(app)).toEqual([1, 0]);
});

it("nor is what staff asked for wrongly", async () => {
  const app = await appWith(followerUrl);
  const asked = app.readFromReplica(() => Promise.reject(new ApiError("notFound")));
  await expect(asked).rejects.toThrow(ApiError);
  expect(await readsOf(app)).toEqual([0, 0]);
});

it("the primary serves who waits too long for a connection, and the replica is read again", async () => {
  const app = await appWith(followerUrl);
  const slow = Array.from({ length: 5 }, () =>
    app.readFromReplica(async (from) => from.execute(sql`select pg_sleep(3.5)`)),
  );
  await expect.poll(() => sleeping(app)).toBe(5);
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await readsOf(app)).toEqual([0, 1]);
  await Promise.all(slow);
  expect(await read(app)).toEqual([{ one: 1 }]);
  expect(await readsOf(app)).toEqual([6, 1]);
});
