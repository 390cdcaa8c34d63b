import type { DatabaseConnection, Transaction } from "@autotune/database";
import { reportingDue } from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { computeDue } from "./update-figures.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(url, 2);
});
afterAll(() => connection.close());

it("computes older days too while today changes all the time", async () => {
  const { database } = connection;
  await database.delete(reportingDue);
  await database.insert(reportingDue).values([{ day: "2025-01-01" }, { day: "2025-03-01" }]);
  let computations = 0;
  const busy = async <Result>(work: (transaction: Transaction) => Promise<Result>) => {
    const result = await connection.transact(work);
    computations += 1;
    if (computations > 20) throw new Error("It does not come to an end");
    await database.insert(reportingDue).values({ day: "2025-03-01" });
    return result;
  };
  expect(await computeDue({ transact: busy })).toBe(2);
  const left = await database.selectDistinct({ day: reportingDue.day }).from(reportingDue);
  expect(left).toEqual([{ day: "2025-03-01" }]);
});
