import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advisoryLocks } from "../connection/advisory-locks.ts";
import { cloneDatabase } from "./clone-database.ts";
import { createTemplate, type DatabaseTemplate } from "./create-template.ts";
import { connectToServer, onServer } from "./test-server.ts";

let template: DatabaseTemplate;

beforeAll(async () => {
  template = await createTemplate({
    name: "selftest",
    prepare: async (url) => {
      const forgotten = new pg.Client(url);
      forgotten.on("error", () => undefined);
      await forgotten.connect();
      await run(
        url,
        "create table note (text text); insert into note values ('from the template')",
      );
    },
  });
});
afterAll(() => template.drop());

test("a clone begins as the template is and changes nothing but itself", async () => {
  const [first, second] = await Promise.all([
    cloneDatabase(template.name),
    cloneDatabase(template.name),
  ]);
  await run(first.url, "insert into note values ('of the first clone')");
  expect(await notes(first.url)).toEqual(["from the template", "of the first clone"]);
  expect(await notes(second.url)).toEqual(["from the template"]);
});

test("a clone is dropped with its run, even while somebody is connected to it", async () => {
  const short = await createTemplate({ name: "short", prepare: async () => undefined });
  const clone = await cloneDatabase(short.name);
  const client = new pg.Client(clone.url);
  client.on("error", () => undefined);
  await client.connect();
  await short.drop();
  expect(await exists(new URL(clone.url).pathname.slice(1))).toBe(false);
});

test("the next run drops what a killed run has left, and nothing of a run that lives", async () => {
  const leftover = "autotune_test_1001_left";
  const living = "autotune_test_1002_left";
  const server = await connectToServer();
  await server.query("select pg_advisory_lock($1, 1002)", [advisoryLocks.testRuns]);
  for (const name of [leftover, living])
    await server.query(`create database ${name} is_template true`);

  const next = await createTemplate({ name: "next", prepare: async () => undefined });
  expect([await exists(leftover), await exists(living), await exists(template.name)]).toEqual([
    false,
    true,
    true,
  ]);

  await server.end();
  await next.drop();
  const last = await createTemplate({ name: "last", prepare: async () => undefined });
  expect(await exists(living)).toBe(false);
  await last.drop();
}, 30_000);

test("a template whose preparation fails leaves nothing behind", async () => {
  let name = "";
  const failing = createTemplate({
    name: "failing",
    prepare: async (url) => {
      name = new URL(url).pathname.slice(1);
      throw new Error("broken migration");
    },
  });
  await expect(failing).rejects.toThrow("broken migration");
  expect(await exists(name)).toBe(false);
});

async function run(url: string, statements: string): Promise<pg.QueryResult<{ text: string }>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statements);
  } finally {
    await client.end();
  }
}

async function notes(url: string): Promise<string[]> {
  return (await run(url, "select text from note order by text")).rows.map(({ text }) => text);
}

function exists(name: string): Promise<boolean> {
  return onServer(async (server) => {
    const { rowCount } = await server.query("select 1 from pg_database where datname = $1", [name]);
    return rowCount === 1;
  });
}
