import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  asApplication,
  cloneDatabase,
  createTemplate,
  type DatabaseTemplate,
} from "../testing/index.ts";
import { migrate } from "./migrate.ts";

let template: DatabaseTemplate;
let url: string;
let owner: pg.Client;
let application: pg.Client;
beforeAll(async () => {
  template = await createTemplate({
    name: "role",
    // As a release left it whose processes were the owner themselves.
    prepare: (databaseUrl) =>
      using(databaseUrl, (client) =>
        client.query(`
          create schema jobs;
          create type jobs.state as enum ('created');
          create table jobs.job (id bigint generated always as identity, state jobs.state) partition by list (state);
          create table jobs.job_common partition of jobs.job default;
          create function jobs.job_now() returns timestamptz language sql as 'select now()'`),
      ),
  });
  ({ url } = await cloneDatabase(template.name));
  await migrate(url);
  await migrate(url);
  owner = await open(url);
  application = await open(asApplication(url));
}, 60_000);
afterAll(async () => {
  await owner.end();
  await application.end();
  await template.drop();
});

async function open(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

async function using(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = await open(databaseUrl);
  await work(client);
  await client.end();
}

const mayNot = { code: "42501" };

it("is no superuser, and owns nothing of the shop, the CMS or the audit log", async () => {
  const { rows } = await owner.query(`
    select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolcanlogin,
           (select count(*)::integer from pg_class join pg_namespace n on n.oid = relnamespace
             where relowner = role.oid and nspname in ('shop', 'cms', 'audit')) as owned
      from pg_roles role where rolname = 'shop_application'`);
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      rolcanlogin: true,
      owned: 0,
    },
  ]);
});

it("reads and writes rows, also of tables that come later", async () => {
  await owner.query("create table shop.later (id bigint generated always as identity, word text)");
  await application.query("insert into shop.later (word) values ('new')");
  await application.query("update shop.later set word = 'newer'");
  expect((await application.query("delete from shop.later returning word")).rows).toEqual([
    { word: "newer" },
  ]);
  expect((await application.query("select nextval('shop.publication_version')")).rowCount).toBe(1);
});

it("changes no table of the shop, and cannot pretend that a migration ran", async () => {
  for (const statement of [
    "alter table shop.account add column x text",
    "drop table shop.account",
    "truncate shop.account",
    "create table shop.other ()",
    "create table cms.other ()",
    "create schema other",
    "insert into shop.__drizzle_migrations (hash, created_at) values ('x', 1)",
  ])
    await expect(application.query(statement), statement).rejects.toMatchObject(mayNot);
});

it("still maintains the inbox's partitions", async () => {
  await application.query("select shop.keep_event_partitions('2031-05-05')");
  const { rows } = await owner.query("select to_regclass('shop.provider_event_203107') as made");
  expect(rows).toEqual([{ made: "shop.provider_event_203107" }]);
});

it("owns the jobs, also those that an older release has made", async () => {
  const { rows } = await owner.query(`
    select 'schema' as what, nspowner::regrole::text as owner from pg_namespace where nspname = 'jobs'
    union select 'table', relowner::regrole::text from pg_class where relnamespace = 'jobs'::regnamespace
    union select 'routine', proowner::regrole::text from pg_proc where pronamespace = 'jobs'::regnamespace
    union select 'type', typowner::regrole::text from pg_type where typnamespace = 'jobs'::regnamespace`);
  expect(new Set(rows.map(({ owner: name }) => name))).toEqual(new Set(["shop_application"]));
  await application.query("alter table jobs.job add column data jsonb");
});
