import { randomUUID } from "node:crypto";
import type { DatabaseConnection } from "@autotune/database";
import { checkout } from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { modules } from "../../../app/modules.ts";
import { checkoutLine, makeAccount } from "../../../../test/paid-orders.ts";
import { gatherData } from "../../privacy/data-export/gather-data.ts";
import { erasePerson } from "../../privacy/erasure/erase-person.ts";
import { purgeOldClicks } from "./jobs.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 2);
});
afterAll(() => connection.close());

async function openBy(click: string, daysAgo = 0) {
  const email = `${randomUUID()}@studio.test`;
  const accountId = await makeAccount(connection.database, email);
  const id = randomUUID();
  await connection.database.insert(checkout).values({
    id,
    accountId,
    email,
    language: "en",
    country: "US",
    currency: "USD",
    subtotal: 44_900,
    affiliateClickId: click,
    lines: [checkoutLine()],
    createdAt: sql`now() - make_interval(days => ${daysAgo})`,
  });
  return { id, accountId, email };
}
const clickOf = async (id: string) => {
  const [found] = await connection.database
    .select({ click: checkout.affiliateClickId })
    .from(checkout)
    .where(eq(checkout.id, id));
  return found?.click;
};

it("the click of a checkout without an order is deleted after 30 days", async () => {
  const [young, old] = [await openBy("young", 29), await openBy("old", 31)];
  expect(await purgeOldClicks(connection.database)).toBe(1);
  expect([await clickOf(young.id), await clickOf(old.id)]).toEqual(["young", null]);
  expect(await purgeOldClicks(connection.database)).toBe(0);
});

it("a person's data export contains the click, and erasure deletes it", async () => {
  const { id, accountId, email } = await openBy("theirs");
  const gathered = await gatherData(connection.transact, modules, accountId);
  expect(gathered).toMatchObject({ checkouts: [{ affiliate_click_id: "theirs" }] });
  await connection.transact((transaction) =>
    erasePerson(transaction, modules, { accountId, email }),
  );
  expect(await clickOf(id)).toBeNull();
});
