import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../migrating/migrate.ts";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "../testing/index.ts";
import { asRole, roles, type RoleName } from "./roles.ts";

const processes = ["web", "worker", "cms", "reports"] as const;

let template: DatabaseTemplate;
let url: string;
const clients = new Map<RoleName | "superuser", pg.Client>();
beforeAll(async () => {
  template = await createTemplate({
    name: "role",
    // As a release left it whose processes were a superuser.
    prepare: (databaseUrl) =>
      using(databaseUrl, (client) =>
        client.query(`
          create schema cms;
          create type cms.state as enum ('draft');
          create table cms.users (id serial primary key, hash text, state cms.state);
          create schema jobs;
          create type jobs.state as enum ('created');
          create table jobs.job (id bigint generated always as identity, state jobs.state) partition by list (state);
          create table jobs.job_common partition of jobs.job default;
          create function jobs.job_now() returns timestamptz language sql as 'select now()'`),
      ),
  });
  ({ url } = await cloneDatabase(template.name));
  await migrate(url);
  // Once the roles are there, theirs suffices.
  await migrate(asRole(url, "migrations"));
  clients.set("superuser", await open(url));
  for (const name of [...processes, "migrations"] as const)
    clients.set(name, await open(asRole(url, name)));
}, 60_000);
afterAll(async () => {
  for (const client of clients.values()) await client.end();
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

async function run(as: RoleName | "superuser", statement: string): Promise<pg.QueryResult> {
  const client = clients.get(as);
  if (client === undefined) throw new Error(`Nobody is connected as ${as}`);
  return client.query(statement);
}

const mayNot = { code: "42501" };

it("no role is a superuser or makes roles, and only the migrations' owns the shop, the CMS or the audit log", async () => {
  const { rows } = await run(
    "superuser",
    `select rolname, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as mighty, rolcanlogin,
            exists (select from pg_class join pg_namespace n on n.oid = relnamespace
                     where relowner = role.oid and nspname in ('shop', 'cms', 'audit')) as owns
       from pg_roles role where rolname = any (array['${Object.values(roles).join("','")}'])
      order by rolname`,
  );
  expect(rows).toEqual(
    Object.values(roles)
      .toSorted()
      .map((rolname) => ({
        rolname,
        mighty: false,
        rolcanlogin: true,
        owns: rolname === roles.migrations,
      })),
  );
});

it.each(processes)("%s changes no table, and cannot pretend that a migration ran", async (name) => {
  for (const statement of [
    "alter table shop.account add column x text",
    "drop table shop.account",
    "truncate shop.account",
    "create table shop.other ()",
    "create table cms.other ()",
    "create table audit.other ()",
    "create table public.other ()",
    "create schema other",
    "set role shop_migrations",
    "insert into shop.__drizzle_migrations (hash, created_at) values ('x', 1)",
  ])
    await expect(run(name, statement), statement).rejects.toMatchObject(mayNot);
});

it("web, worker and reports do not get at the people of the CMS, also in tables that come later", async () => {
  await run("migrations", "create table cms.users_second_factors (secret text)");
  for (const name of ["web", "worker", "reports"] as const)
    for (const table of ["users", "users_second_factors"])
      for (const statement of [`select from cms.${table}`, `delete from cms.${table}`])
        await expect(run(name, statement), `${name}: ${statement}`).rejects.toMatchObject(mayNot);
  await run("cms", "insert into cms.users (hash) values ('x')");
  await run("cms", "insert into cms.users_second_factors values ('x')");
});

it("the CMS reads no customer, no order and no licence", async () => {
  for (const table of ["account", '"order"', "licence", "session"])
    await expect(run("cms", `select from shop.${table}`), table).rejects.toMatchObject(mayNot);
});

it("a report counts customers and names none of them", async () => {
  await run("reports", "select count(*), country from shop.account group by country");
  for (const column of ["email", "password_hash", "last_name"])
    await expect(run("reports", `select ${column} from shop.account`)).rejects.toMatchObject(
      mayNot,
    );
});

it("the worker still maintains the inbox's partitions, and nobody else does", async () => {
  await run("worker", "select shop.keep_event_partitions('2031-05-05')");
  const { rows } = await run(
    "superuser",
    "select to_regclass('shop.provider_event_203107') as made",
  );
  expect(rows).toEqual([{ made: "shop.provider_event_203107" }]);
  for (const name of ["web", "cms", "reports"] as const)
    await expect(
      run(name, "select shop.keep_event_partitions('2031-05-05')"),
    ).rejects.toMatchObject(mayNot);
});

it("the worker owns the jobs, also those that an older release has made", async () => {
  const { rows } = await run(
    "superuser",
    `select 'schema' as what, nspowner::regrole::text as owner from pg_namespace where nspname = 'jobs'
    union select 'table', relowner::regrole::text from pg_class where relnamespace = 'jobs'::regnamespace
    union select 'routine', proowner::regrole::text from pg_proc where pronamespace = 'jobs'::regnamespace
    union select 'type', typowner::regrole::text from pg_type where typnamespace = 'jobs'::regnamespace`,
  );
  expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set([roles.worker]));
  await run("worker", "alter table jobs.job add column data jsonb");
  await expect(run("web", "alter table jobs.job add column x text")).rejects.toMatchObject(mayNot);
});
