import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type DatabaseConnection } from "./connection.ts";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "../testing/index.ts";

let template: DatabaseTemplate;
let connection: DatabaseConnection;
const lost: Error[] = [];
beforeAll(async () => {
  template = await createTemplate({ name: "transact", prepare: async () => undefined });
  const { url } = await cloneDatabase(template.name);
  connection = connect({
    url,
    applicationName: "transact",
    maxConnections: 2,
    onLostConnection: (error) => lost.push(error),
  });
  await connection.database.execute(sql`create table note (text text)`);
});
afterAll(async () => {
  await connection.close();
  await template.drop();
});

const notes = async () =>
  (await connection.database.execute(sql`select text from note order by text`)).rows;

it("commits all that was written, or nothing", async () => {
  const result = await connection.transact(async (transaction) => {
    await transaction.execute(sql`insert into note values ('one')`);
    return "done";
  });
  expect([result, await notes()]).toEqual(["done", [{ text: "one" }]]);
  await expect(
    connection.transact(async (transaction) => {
      await transaction.execute(sql`insert into note values ('two')`);
      throw new Error("no after all");
    }),
  ).rejects.toThrow("no after all");
  expect(await notes()).toEqual([{ text: "one" }]);
});

it("survives connections that break in the middle, any number of times, and reports what went wrong", async () => {
  for (let time = 0; time < 5; time += 1) {
    await expect(
      connection.transact(async (transaction) => {
        const { rows } = await transaction.execute<{ pid: number }>(
          sql`select pg_backend_pid() as pid`,
        );
        await connection.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
        await wait(20);
        await transaction.execute(sql`insert into note values ('lost')`);
      }),
    ).rejects.toThrow(/insert into note/);
  }
  expect(lost.length).toBeGreaterThan(0);
  expect(await notes()).toEqual([{ text: "one" }]);
});
