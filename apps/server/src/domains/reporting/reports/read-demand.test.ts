import type { DatabaseConnection } from "@autotune/database";
import { priceAlert } from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readPeriods } from "./periods.ts";
import { readDemand } from "./read-demand.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(url);
});
afterAll(() => connection.close());

it("is of days in UTC, whatever the time zone of the session", async () => {
  await connection.database.insert(priceAlert).values({
    email: "ada@studio.test",
    path: "metamorph",
    currency: "USD",
    amount: 5000,
    language: "en",
    askedAt: new Date("2025-07-01T23:30:00Z"),
  });
  const alertsOf = (day: string) =>
    connection.transact(async (transaction) => {
      const periods = readPeriods({ from: day, to: day });
      if (periods === undefined) throw new Error(`No period on ${day}`);
      await transaction.execute(sql`set local time zone 'Asia/Seoul'`);
      return (await readDemand(transaction, periods)).alerts;
    });
  expect(await alertsOf("2025-07-01")).toMatchObject([{ waiting: 0, asked: 1 }]);
  expect(await alertsOf("2025-07-02")).toEqual([]);
});
