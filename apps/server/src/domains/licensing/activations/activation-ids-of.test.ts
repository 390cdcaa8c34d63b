import type { DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { activationIdsOf, activationIdsOfAccount } from "./activation-ids-of.ts";
import { activationsModule } from "./module.ts";

let connection: DatabaseConnection;
let accountId: number;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(url);
  const { database } = connection;
  accountId = await makeAccount(database, "ana@studio.test");
  await database.execute(sql`
    with granted as (
      insert into shop.licence (ordinal, account_id, pid, serial, authentication_string)
      values (0, ${accountId}, 'PID-vocal-eq', 'S-1', 'key-1') returning id)
    insert into shop.activation (licence_id, device_id, device_name, system, app_version)
    select id, computer, computer, 'mac', '1.0'
      from granted cross join unnest(array['Studio', 'Laptop']) computer`);
  // In a small table reading all of it is cheapest. What is read whole in spite of this has no other way.
  await database.execute(sql`set enable_seqscan = off`);
});
afterAll(() => connection.close());

/** How each scan of the activations begins, and by what it finds them. */
async function scansOf(statement: SQL): Promise<string[]> {
  const { rows } = await connection.database.execute(sql`explain ${statement}`);
  const plan = rows.map((row) => String(row["QUERY PLAN"]));
  return plan.flatMap((line, place) =>
    /Scan .*on activation/.test(line) ? [`${line.trim()} ${plan[place + 1]?.trim()}`] : [],
  );
}

it("are those of a person's licences and plans", async () => {
  const { rows } = await connection.database.execute(
    sql`select device_name from shop.activation where id in (${activationIdsOfAccount(accountId)}) order by 1`,
  );
  expect(rows).toEqual([{ device_name: "Laptop" }, { device_name: "Studio" }]);
});

it.each<[string, () => SQL[]]>([
  ["in a customer's timeline", () => [...(activationsModule.timeline?.(accountId) ?? [])]],
  [
    "in what a person may read of themselves",
    () => Object.values(activationsModule.personalData ?? {}).map((read) => read(accountId)),
  ],
  [
    "of one order",
    () => [activationIdsOf({ licences: sql`select 1::bigint`, plans: sql`select 1::bigint` })],
  ],
])("are found by indexes: %s", async (_where, statements) => {
  expect(statements()).not.toEqual([]);
  for (const statement of statements()) {
    const scans = await scansOf(statement);
    expect(scans).not.toEqual([]);
    for (const scan of scans) expect(scan).toMatch(/ (Index|Recheck) Cond: /);
  }
});
