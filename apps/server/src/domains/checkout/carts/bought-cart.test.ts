import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { openPurchase, pay, providerOf, untilSettled } from "../../../../test/purchases.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addWorker();
  await providerOf(shop).pushProducts(productsToPush);
}, 90_000);
afterAll(() => shop.close());

it.each([
  ["signed in", (accountId: number) => ({ accountId })],
  ["as a guest with their address", (_: number, email: string) => ({ accountId: null, email })],
])("what was paid %s leaves the stored cart, and only that", async (_, buyer) => {
  const { database } = shop.connection;
  const email = `${randomUUID()}@studio.test`;
  const accountId = await makeAccount(database, email);
  const items = JSON.stringify([
    { path: "auto-tune-pro", quantity: 3 },
    { path: "vocal-bundle", quantity: 1 },
    { path: "auto-key", quantity: 1 },
  ]);
  await database.execute(sql`
    insert into shop.cart_snapshot (email, account_id, items, updated_at)
    values (${email}, ${accountId}, ${items}::jsonb, now() - interval '1 minute')`);
  const lines = [{ path: "auto-tune-pro", quantity: 2 }, { path: "vocal-bundle" }];
  await pay(shop, await openPurchase(shop, { ...buyer(accountId, email), lines }));
  await untilSettled(shop);
  const { rows } = await database.execute(
    sql`select items from shop.cart_snapshot where email = ${email}`,
  );
  expect(rows).toEqual([
    {
      items: [
        { path: "auto-tune-pro", quantity: 1 },
        { path: "auto-key", quantity: 1 },
      ],
    },
  ]);
});
