import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "../testing/index.ts";
import { connect, type DatabaseConnection } from "./connection.ts";

const request = new AsyncLocalStorage<string>();
let template: DatabaseTemplate;
let connection: DatabaseConnection;
let waits: number[] = [];
let statements: { text: string; request: string | undefined; failed: boolean }[] = [];
beforeAll(async () => {
  template = await createTemplate({ name: "observed", prepare: async () => undefined });
  const { url } = await cloneDatabase(template.name);
  connection = connect({
    url,
    applicationName: "observed",
    maxConnections: 1,
    onLostConnection: () => undefined,
    observer: {
      acquired: (milliseconds) => waits.push(milliseconds),
      statementStarts: (text) => {
        const by = request.getStore();
        return (error) => statements.push({ text, request: by, failed: error !== undefined });
      },
    },
  });
});
beforeEach(() => {
  waits = [];
  statements = [];
});
afterAll(async () => {
  await connection.close();
  await template.drop();
});

it("says how long callers wait for a connection, and who waits now", async () => {
  const both = Promise.all([
    connection.database.execute(sql`select pg_sleep(0.3)`),
    connection.database.execute(sql`select 1`),
  ]);
  await expect.poll(() => connection.poolState()).toEqual({ used: 1, idle: 0, waiting: 1 });
  await both;
  expect(Math.max(...waits)).toBeGreaterThan(250);
  expect(connection.poolState()).toEqual({ used: 0, idle: 1, waiting: 0 });
});

it("names each statement with the request that ran it, also where it waited for a connection of another", async () => {
  await Promise.all(
    ["a", "b", "c"].map((name) =>
      request.run(name, async () => {
        // Awaited here: Drizzle begins a statement when somebody waits for it.
        await connection.database.execute(sql.raw(`select '${name}'`));
      }),
    ),
  );
  expect(statements).toEqual(
    ["a", "b", "c"].map((name) => ({ text: `select '${name}'`, request: name, failed: false })),
  );
});

it("tells of a statement of a transaction, and of one that fails", async () => {
  await expect(
    request.run("d", () =>
      connection.transact((transaction) => transaction.execute(sql`select 1 / 0`)),
    ),
  ).rejects.toThrow("select 1 / 0");
  expect(statements).toEqual([
    { text: "begin", request: "d", failed: false },
    { text: "select 1 / 0", request: "d", failed: true },
    { text: "rollback", request: "d", failed: false },
  ]);
});
