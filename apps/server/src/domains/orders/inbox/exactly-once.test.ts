import { licence } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { openPurchase, pay, providerOf, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { eventsOf } from "../fulfilment/testing/customer.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addWorker();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

// All kinds in all orders; the counts are for the long run.
const buyers = 5;
const everyKind = (source: number) => [
  { path: "auto-tune-pro", quantity: 2 },
  { path: "vocal-bundle" },
  { path: "auto-key-gift", isFreebie: true },
  { path: "auto-tune-pro-upgrade-from-pro-x", sourceLicences: [source] },
  { path: "unlimited-monthly-14d-free" },
];

async function buyEverything(index: number): Promise<string> {
  const { database } = shop.connection;
  const accountId = await makeAccount(database, `buyer${index}@studio.test`);
  const [source] = await database
    .insert(licence)
    .values({
      accountId,
      ordinal: 0,
      pid: "PID-pro-x",
      serial: `serial-${index}`,
      authenticationString: `code-${index}`,
    })
    .returning({ id: licence.id });
  const lines = everyKind(source?.id ?? 0);
  const { id } = await pay(shop, await openPurchase(shop, { accountId, lines }));
  return id;
}

/** The provider's staff resends everything by hand, under new ids. */
async function tellAgain(orders: readonly string[]): Promise<void> {
  for (const order of orders) {
    for (const { id } of await eventsOf(shop, order))
      await shop.sandbox.control("POST", `/events/${id}/redeliver`, { newId: true });
  }
  await untilSettled(shop);
}

const counts = async () => {
  const { rows } = await shop.connection.database.execute(sql`
    select (select count(*)::int from shop.order where state = 'completed') as orders,
           (select count(*)::int from shop.order_line) as lines,
           (select count(*)::int from shop.licence where order_line_id is not null) as licences,
           (select count(distinct serial)::int from shop.licence where order_line_id is not null) as serials,
           (select count(*)::int from shop.licence where upgraded_at is not null) as upgraded,
           (select count(*)::int from shop.subscription where state = 'trial') as trials,
           (select count(*)::int from shop.subscription where state = 'active') as plans,
           (select count(*)::int from shop.subscription_charge) as charges,
           (select count(*)::int from shop.trial_use) as trial_uses`);
  return rows[0];
};
const delivered = {
  orders: buyers,
  lines: buyers * 5,
  licences: buyers * 6,
  serials: buyers * 6,
  upgraded: buyers,
  trials: buyers,
  plans: 0,
  charges: 0,
  trial_uses: buyers,
};

it("[PAY-09] every kind of product is delivered once, however often and in any order its events come", async () => {
  await shop.sandbox.control("PUT", "/delivery", { duplicates: 2, reorder: true });
  const orders = await Promise.all(
    Array.from({ length: buyers }, (_, index) => buyEverything(index)),
  );
  await untilSettled(shop);
  expect(await counts()).toEqual(delivered);

  await tellAgain(orders);
  expect(await counts()).toEqual(delivered);

  // The reminders, and then the first charges, three times and mixed up again.
  for (const days of [12, 8]) {
    await shop.sandbox.control("POST", "/clock", { advanceSeconds: days * 86_400 });
    await untilSettled(shop);
  }
  const charged = { ...delivered, trials: 0, plans: buyers, charges: buyers };
  expect(await counts()).toEqual(charged);
  await tellAgain(orders);
  expect(await counts()).toEqual(charged);

  const ids = shop.mailbox.messageIds();
  const kinds = ["order-", "plan-trialStarted-", "plan-trialEnding-", "plan-renewed-"];
  const sent = kinds.map((kind) => ids.filter((id) => id.startsWith(`<${kind}`)).length);
  expect(sent).toEqual([buyers, buyers, buyers, buyers]);
  expect(ids).toHaveLength(buyers * kinds.length);
}, 180_000);
