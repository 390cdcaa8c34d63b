import { randomUUID } from "node:crypto";
import { checkout } from "@autotune/database/schema";
import { fastSpring } from "@autotune/payments";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderEvent } from "../../../../test/paid-orders.ts";
import { openTestShop, type TestShop } from "../../../../test/shop.ts";
import { rebuildCheckout } from "./rebuild-checkout.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 90_000);
afterAll(() => shop.close());

const customer = { first: "Ana", last: "Rey", email: "Ana@studio.test" };

/** Rebuilds the checkout of an order of one product, whose checkout is not in the database. */
async function rebuild(product: string, paid: number, more: object = { customer }) {
  const { events } = fastSpring(shop.providerAccess);
  const checkoutId = randomUUID();
  const { data } = orderEvent({ checkoutId });
  const items = [{ product, quantity: 1, subtotal: paid }];
  const told = { ...data, currency: "USD", tax: 0, total: paid, subtotal: paid, items, ...more };
  const parsed = events.parseOrder(told);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { database } = shop.connection;
  const result = await rebuildCheckout(database, { order: parsed.value, data: told });
  const [stored] = await database.select().from(checkout).where(eq(checkout.id, checkoutId));
  return { result, stored };
}

it("makes the lost checkout of an order anew, for the mailbox that bought", async () => {
  const { result, stored } = await rebuild("auto-tune-pro", 459);
  expect(result).toEqual({ ok: true });
  expect(stored).toMatchObject({
    accountId: null,
    email: "ana@studio.test",
    firstName: "Ana",
    language: "es",
    currency: "USD",
    subtotal: 45_900,
  });
  expect(stored?.lines).toMatchObject([{ path: "auto-tune-pro", unitPrice: 45_900, quantity: 1 }]);
});

it.each([
  ["less was paid than the catalogue says", "auto-tune-pro", 300, { customer }, "instead of"],
  ["it is a trial", "unlimited-monthly-14d-free", 0, { customer }, "is a trial"],
  ["the product is unknown", "auto-tune-2", 459, { customer }, "not sold"],
  ["nobody knows who bought", "auto-tune-pro", 459, {}, "who bought"],
  ["it names no checkout", "auto-tune-pro", 459, { customer, tags: {} }, "no checkout"],
])("leaves an order to a person where %s", async (_, product, paid, more, reason) => {
  const { result, stored } = await rebuild(product, paid, more);
  expect(result).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  expect(stored).toBeUndefined();
});
