import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../migrating/migrate.ts";
import {
  cloneDatabase,
  createTemplate,
  readRights,
  type DatabaseTemplate,
  type TableRights,
} from "../testing/index.ts";
import { shopTables, type TableGrants } from "./grants.ts";

let template: DatabaseTemplate;
let client: pg.Client;
beforeAll(async () => {
  template = await createTemplate({ name: "grants", prepare: migrate });
  const { url } = await cloneDatabase(template.name);
  client = new pg.Client({ connectionString: url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await template.drop();
});

const everything = ["select", "insert", "update", "delete", "truncate", "references", "trigger"];
/** Rows of the audit log are added and read, also by who owns it. */
const ofOwner = (table: string) =>
  table === "audit.entry" ? ["select", "insert", "references", "trigger"] : everything;

const expected = Object.fromEntries(
  Object.entries(shopTables).map(([table, grants]): [string, TableRights] => [
    table,
    { migrations: ofOwner(table), ...rightsOf(grants) },
  ]),
);

function rightsOf({ web = [], worker = [], cms = [], reports = [] }: TableGrants) {
  return { web, worker, cms, reports };
}

it("every role can do with every table what the list of grants says, and nothing else", async () => {
  expect({
    ...(await readRights(client, "shop")),
    ...(await readRights(client, "audit")),
  }).toEqual(expected);
});

it("a table that the list does not name is the migrations' alone", async () => {
  await client.query("begin; set role shop_migrations; create table shop.of_tomorrow (id bigint)");
  const { ["shop.of_tomorrow"]: rights } = await readRights(client, "shop");
  await client.query("rollback");
  expect(rights).toEqual({ migrations: everything, web: [], worker: [], cms: [], reports: [] });
});

it("nothing is granted to everybody or to a stranger", async () => {
  const { rows } = await client.query(`
    select relname, acl.grantee::regrole::text as grantee
      from pg_class join pg_namespace n on n.oid = relnamespace, aclexplode(relacl) acl
     where nspname in ('shop', 'cms', 'audit', 'jobs') and acl.grantee <> relowner
       and acl.grantee::regrole::text not in
           ('shop_web', 'shop_worker', 'shop_cms', 'shop_reports')`);
  expect(rows).toEqual([]);
});

it("the reports' role reads and does nothing else", () => {
  const others = Object.entries(shopTables)
    .flatMap(([table, { reports = [] }]) => reports.map((right) => `${right} on ${table}`))
    .filter((right) => !right.startsWith("select"));
  expect(others).toEqual([]);
});
