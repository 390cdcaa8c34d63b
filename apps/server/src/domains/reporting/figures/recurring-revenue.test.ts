import { randomUUID } from "node:crypto";
import type { Currency } from "@autotune/commerce";
import type { DatabaseConnection } from "@autotune/database";
import {
  checkout,
  order,
  orderLine,
  subscription,
  subscriptionCharge,
} from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { computeDue } from "./update-figures.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(url, 2);
});
beforeEach(() =>
  connection.database.execute(sql`truncate shop.checkout, shop.reporting_event cascade`),
);
afterAll(() => connection.close());

interface Payment {
  readonly payout: { readonly currency: Currency; readonly subtotal: number } | null;
  readonly path?: string;
}

const monthly = "unlimited-monthly";
const atMonth = (month: number) => new Date(Date.UTC(2025, month, 10));

/** A plan that is paid on the tenth of each month from January on, and ends a month after the last payment. */
async function payPlan([first, ...later]: readonly [Payment, ...Payment[]]): Promise<void> {
  const { database } = connection;
  const accountId = await makeAccount(database);
  const checkoutId = randomUUID();
  const common = { accountId, language: "en", currency: "USD" } as const;
  await database.insert(checkout).values({
    ...common,
    id: checkoutId,
    country: "US",
    subtotal: 2499,
    lines: [],
    createdAt: atMonth(0),
  });
  const [bought] = await database
    .insert(order)
    .values({
      ...common,
      checkoutId,
      providerOrderId: checkoutId,
      reference: checkoutId,
      state: "completed",
      subtotal: 2499,
      discount: 0,
      tax: 0,
      taxIncluded: false,
      total: 2499,
      payoutCurrency: first.payout?.currency ?? null,
      payoutSubtotal: first.payout?.subtotal ?? null,
      suppressRedirect: false,
      placedAt: atMonth(0),
      changedAt: atMonth(0),
    })
    .returning({ id: order.id });
  const [line] = await database
    .insert(orderLine)
    .values({
      orderId: bought?.id ?? 0,
      position: 0,
      path: monthly,
      pid: monthly,
      name: monthly,
      type: "subscription",
      quantity: 1,
      total: 2499,
    })
    .returning({ id: orderLine.id });
  const [plan] = await database
    .insert(subscription)
    .values({
      ...common,
      providerSubscriptionId: checkoutId,
      orderLineId: line?.id ?? 0,
      path: later.at(-1)?.path ?? monthly,
      state: "deactivated",
      price: 2499,
      subInterval: 1,
      subIntervalUnit: "m",
      beganAt: atMonth(0),
      endedAt: atMonth(later.length + 1),
      entitledUntil: atMonth(later.length + 1),
      changedAt: atMonth(0),
    })
    .returning({ id: subscription.id });
  await database.insert(subscriptionCharge).values(
    later.map(({ payout, path = monthly }, index) => ({
      subscriptionId: plan?.id ?? 0,
      providerKey: randomUUID(),
      state: "completed" as const,
      currency: "USD" as const,
      total: 2499,
      path,
      payoutCurrency: payout?.currency ?? null,
      payoutSubtotal: payout?.subtotal ?? null,
      chargedAt: atMonth(index + 1),
    })),
  );
  await computeDue(connection);
}

/** Revenue by plan and currency at the end of a month's tenth day. */
async function revenueOn(month: number): Promise<Record<string, number>> {
  const { rows } = await connection.database.execute<{ name: string; amount: number }>(sql`
    select key || ' ' || currency as name, sum(amount)::float8 as amount from shop.reporting_event
     where topic like 'mrr.%' and day <= ${atMonth(month).toISOString().slice(0, 10)}
     group by name having sum(amount) <> 0`);
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
}

const dollars = (subtotal: number) => ({ currency: "USD", subtotal }) as const;

it("stays what it is through a charge whose payout is not known", async () => {
  await payPlan([{ payout: dollars(2000) }, { payout: null }, { payout: dollars(2100) }]);
  expect(await revenueOn(1)).toEqual({ [`${monthly} USD`]: 2000 });
  expect(await revenueOn(2)).toEqual({ [`${monthly} USD`]: 2100 });
  expect(await revenueOn(3)).toEqual({});
});

it("begins with the first payment whose payout is known, and the plan began before", async () => {
  await payPlan([{ payout: null }, { payout: dollars(2000) }]);
  expect(await revenueOn(0)).toEqual({});
  expect(await revenueOn(1)).toEqual({ [`${monthly} USD`]: 2000 });
  expect(await revenueOn(2)).toEqual({});
  const { rows } = await connection.database.execute(sql`
    select topic, day::text, count from shop.reporting_event
     where topic in ('mrr.new', 'mrr.churn') order by day`);
  expect(rows).toEqual([
    { topic: "mrr.new", day: "2025-01-10", count: 1 },
    { topic: "mrr.churn", day: "2025-03-10", count: 1 },
  ]);
});

it("leaves the plan, and the currency, in which it was", async () => {
  const other = "unlimited-yearly-in-months";
  await payPlan([
    { payout: dollars(2000) },
    { payout: dollars(3000), path: other },
    { payout: { currency: "EUR", subtotal: 2800 }, path: other },
  ]);
  expect(await revenueOn(0)).toEqual({ [`${monthly} USD`]: 2000 });
  expect(await revenueOn(1)).toEqual({ [`${other} USD`]: 3000 });
  expect(await revenueOn(2)).toEqual({ [`${other} EUR`]: 2800 });
  expect(await revenueOn(3)).toEqual({});
});
