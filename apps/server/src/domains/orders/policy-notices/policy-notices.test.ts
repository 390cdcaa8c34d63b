import { order, policyAgreement, policyNotice } from "@autotune/database/schema";
import { publishDocument } from "@autotune/database";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { providerOf } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { makeSubscriber } from "../../subscriptions/plans/testing/subscriber.ts";
import { announceNewVersions, announcePolicies } from "./announce-policies.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

const document = "terms-of-service";

function publish(version: number, tellsCustomers: boolean) {
  return shop.connection.transact((transaction) =>
    publishDocument(transaction, {
      collection: "pages",
      key: document,
      locale: "en",
      body: { title: "Terms", seo: {}, blocks: [], policy: { version, tellsCustomers } },
    }),
  );
}

async function buyerUnder(version: number) {
  const { database } = shop.connection;
  const { accountId, email } = await makeSubscriber(shop, "unlimited-monthly");
  const [bought] = await database.select().from(order).where(eq(order.accountId, accountId));
  const checkoutId = bought?.checkoutId ?? "";
  await database.insert(policyAgreement).values({ checkoutId, document, version, language: "en" });
  return {
    id: accountId,
    mails: () =>
      shop.mailbox.mailsTo(email).filter(({ messageId }) => messageId.includes("policy-")),
  };
}

it("[LEGAL-09] a new version is told once to who agreed to an older one, and only if its editor wants that", async () => {
  const [old, current] = [await buyerUnder(1), await buyerUnder(2)];
  const tell = () => announcePolicies(shop.worker).run();
  await publish(2, false);
  await tell();
  expect(await shop.connection.database.$count(policyNotice)).toBe(0);
  await publish(2, true);
  await Promise.all([tell(), tell()]);
  await tell();
  const noticed = and(eq(policyNotice.document, document), eq(policyNotice.version, 2));
  expect(await shop.connection.database.select().from(policyNotice).where(noticed)).toMatchObject([
    { accountId: old.id },
  ]);
  await expect.poll(() => old.mails().length, { timeout: 20_000 }).toBe(1);
  expect(current.mails()).toEqual([]);
});

it("everybody is looked at once for a version, some at a time, and late buyers the next day", async () => {
  const buyers = [await buyerUnder(2), await buyerUnder(2)];
  await publish(3, true);
  const tell = (day: string) => announceNewVersions(shop.worker, { now: new Date(day), slice: 1 });
  const noticed = async () => {
    const rows = await shop.connection.database
      .select({ id: policyNotice.accountId })
      .from(policyNotice)
      .where(eq(policyNotice.version, 3));
    return rows.map(({ id }) => id);
  };
  await tell("2030-01-01T23:50Z");
  expect(await noticed()).toEqual(expect.arrayContaining(buyers.map(({ id }) => id)));
  const late = await buyerUnder(2);
  await tell("2030-01-01T23:59Z");
  expect(await noticed()).not.toContain(late.id);
  await tell("2030-01-02T00:00Z");
  expect(await noticed()).toContain(late.id);
});
