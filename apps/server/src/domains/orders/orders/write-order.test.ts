import { randomUUID } from "node:crypto";
import type { DatabaseConnection } from "@autotune/database";
import { checkout, order, orderLine } from "@autotune/database/schema";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import type { ProviderOrder } from "@autotune/payments";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { checkoutLine, makeAccount } from "../../../../test/paid-orders.ts";
import { writeOrder } from "./write-order.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 2);
}, 60_000);
afterAll(async () => {
  await connection.close();
});

it("matches each line, in whatever order the provider sends its items", async () => {
  const { database } = connection;
  const lines = [
    checkoutLine({ path: "pro", quantity: 2, unitPrice: 10_000 }),
    checkoutLine({ path: "key", quantity: 1, unitPrice: 3000 }),
  ];
  const [opened] = await database
    .insert(checkout)
    .values({
      id: randomUUID(),
      accountId: await makeAccount(database),
      language: "en",
      country: "US",
      currency: "USD",
      subtotal: 23_000,
      lines,
    })
    .returning();
  if (opened === undefined) throw new Error("There is no checkout");
  const pro = {
    path: "pro",
    quantity: 2,
    subtotal: 20_000,
    subscriptionId: null,
    coupon: null,
    payout: null,
  };
  const key = {
    path: "key",
    quantity: 1,
    subtotal: 3000,
    subscriptionId: null,
    coupon: null,
    payout: null,
  };
  const provided: ProviderOrder = {
    id: "order",
    reference: "R",
    currency: "USD",
    subtotal: 23_000,
    discount: 0,
    tax: 0,
    total: 23_000,
    changedAt: new Date(),
    cardEnding: null,
    invoiceUrl: null,
    tags: {},
    coupons: [],
    payout: null,
    items: [key, pro],
  };
  const write = (sent: ProviderOrder, state: "pending" | "completed") =>
    connection.transact((transaction) =>
      writeOrder(transaction, { provided: sent, checkout: opened, state }),
    );
  const orderId = await write(provided, "pending");
  expect(await write({ ...provided, items: [pro, key] }, "completed")).toBe(orderId);
  const written = await database
    .select({ path: orderLine.path, quantity: orderLine.quantity, total: orderLine.total })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId ?? 0))
    .orderBy(asc(orderLine.position));
  expect(written).toEqual([
    { path: "pro", quantity: 2, total: 20_000 },
    { path: "key", quantity: 1, total: 3000 },
  ]);
});

it("[PAY-02] stores the code of an order and what the provider counts towards its payout", async () => {
  const { database } = connection;
  const lines = [
    { ...checkoutLine({ path: "pro", quantity: 1, unitPrice: 9000 }), listPrice: 10_000 },
    checkoutLine({ path: "key", quantity: 1, unitPrice: 3000 }),
  ];
  const [opened] = await database
    .insert(checkout)
    .values({
      id: randomUUID(),
      accountId: await makeAccount(database),
      language: "de",
      country: "DE",
      currency: "EUR",
      subtotal: 13_000,
      couponCode: "SING10",
      lines,
    })
    .returning();
  if (opened === undefined) throw new Error("There is no checkout");
  const item = { quantity: 1, subscriptionId: null, coupon: null };
  const provided: ProviderOrder = {
    id: "order-with-payout",
    reference: "R-PAYOUT",
    currency: "EUR",
    subtotal: 12_000,
    discount: 0,
    tax: 0,
    total: 12_000,
    changedAt: new Date(),
    cardEnding: null,
    invoiceUrl: null,
    tags: {},
    coupons: [],
    payout: { currency: "USD", subtotal: 13_200, discount: 100, tax: 20, total: 13_120 },
    items: [
      { ...item, path: "pro", subtotal: 9000, payout: { subtotal: 9900, discount: 100 } },
      { ...item, path: "key", subtotal: 3000, payout: null },
    ],
  };
  const id = await connection.transact((transaction) =>
    writeOrder(transaction, { provided, checkout: opened, state: "completed" }),
  );
  const [written] = await database
    .select()
    .from(order)
    .where(eq(order.id, id ?? 0));
  expect(written).toMatchObject({
    coupon: "SING10",
    payoutCurrency: "USD",
    payoutSubtotal: 13_200,
    payoutDiscount: 100,
    payoutTax: 20,
    payoutTotal: 13_120,
  });
  const writtenLines = await database
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, id ?? 0))
    .orderBy(asc(orderLine.position));
  expect(writtenLines).toMatchObject([
    { path: "pro", coupon: "SING10", payoutSubtotal: 9900, payoutDiscount: 100 },
    { path: "key", coupon: null, payoutSubtotal: null, payoutDiscount: null },
  ]);
});
