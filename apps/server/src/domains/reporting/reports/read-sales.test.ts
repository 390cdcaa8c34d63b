import type { DatabaseConnection } from "@autotune/database";
import { reportingSales } from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { readPeriods } from "./periods.ts";
import { readSales } from "./read-sales.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(url, 2);
});
beforeEach(() => connection.database.delete(reportingSales));
afterAll(() => connection.close());

const day = "2025-05-02";

/** Orders of buyers in one currency, by what the provider pays out for them. */
async function sell(payoutCurrency: string, orders: number, sales: number): Promise<void> {
  const sold = {
    day,
    payoutCurrency,
    orders,
    units: orders,
    sales,
    discount: 0,
    tax: 0,
    returns: 0,
    refunded: 0,
    ownTotal: 0,
    ownDiscount: 0,
    ownTax: 0,
    ownRefunded: 0,
  };
  await connection.database.insert(reportingSales).values([
    { ...sold, dimension: "all", key: "" },
    { ...sold, dimension: "currency", key: "GBP", ownTotal: orders * 100 },
  ]);
}

function read() {
  const periods = readPeriods({ from: day, to: day });
  if (periods === undefined) throw new Error("No period");
  return readSales(connection.database, periods, "currency");
}

it("adds no amount of another payout's currency, and says how many orders are left out", async () => {
  await sell("USD", 3, 3000);
  await sell("EUR", 2, 2600);
  await sell("", 1, 0);
  const report = await read();
  expect(report).toMatchObject({ currency: "USD", uncounted: 3 });
  expect(report.days).toMatchObject([{ orders: 3, sales: 3000 }]);
  expect(report.groups).toMatchObject([
    { key: "GBP", orders: 6, sales: 3000, own: { total: 600 } },
  ]);
});

it("says so too where no payout is known", async () => {
  await sell("", 2, 0);
  expect(await read()).toMatchObject({ currency: null, uncounted: 2, days: [{ sales: 0 }] });
});
