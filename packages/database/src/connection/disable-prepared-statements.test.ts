import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "../testing/index.ts";
import { connect, type DatabaseConnection } from "./connection.ts";
import { runPrepared } from "./run-prepared.ts";

let template: DatabaseTemplate;
let url: string;
const connections: DatabaseConnection[] = [];
beforeAll(async () => {
  template = await createTemplate({ name: "names", prepare: async () => undefined });
  ({ url } = await cloneDatabase(template.name));
});
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await template.drop();
});

/** What the database keeps under a name after a statement of Drizzle and one of ours have run. */
async function namesKept(namedStatements: boolean): Promise<unknown[]> {
  const connection = connect({
    url,
    applicationName: "names",
    maxConnections: 1,
    onLostConnection: () => undefined,
    namedStatements,
  });
  connections.push(connection);
  const { database, transact } = connection;
  const one = database
    .select({ number: sql<number>`${sql.placeholder("number")}::integer` })
    .from(sql`(values (1)) as once`)
    .prepare("a_name");
  expect(await one.execute({ number: 7 })).toEqual([{ number: 7 }]);
  const { rows } = await transact((transaction) =>
    runPrepared(transaction.$client, "select $1::text as text", ["eight"]),
  );
  expect(rows).toEqual([{ text: "eight" }]);
  const kept = await database.execute(
    sql`select name from pg_prepared_statements where from_sql = false`,
  );
  return kept.rows;
}

it("names statements, so that each connection plans them once", async () => {
  expect(await namesKept(true)).toHaveLength(2);
});

it("names none where a pooler lends a connection for a transaction only", async () => {
  expect(await namesKept(false)).toEqual([]);
});
