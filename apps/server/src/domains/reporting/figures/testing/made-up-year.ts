import { randomUUID } from "node:crypto";
import { currencies, type Currency, type ProductType } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import {
  checkout,
  order,
  orderLine,
  planChange,
  refund,
  subscription,
  subscriptionCharge,
} from "@autotune/database/schema";
import { languages } from "@autotune/routes";
import { eq } from "drizzle-orm";
import { makeAccount } from "../../../../../test/paid-orders.ts";
import { inSlices } from "./in-slices.ts";
import { repeatableNumbers } from "./repeatable-numbers.ts";

const firstDay = Date.UTC(2025, 0, 1);
const dayMilliseconds = 24 * 60 * 60 * 1000;
const countries = ["US", "GB", "DE", "FR", "JP", "BR", "KR"] as const;
const sold = [
  ["auto-tune-pro", "perpetual", 45_900],
  ["metamorph", "perpetual", 9_900],
  ["auto-tune-pro-upgrade-from-2026", "upgrade", 14_900],
  ["unlimited-monthly", "subscription", 2_499],
] as const satisfies readonly (readonly [string, ProductType, number])[];

export interface MadeLine {
  readonly path: string;
  readonly type: ProductType;
  readonly quantity: number;
  /** In the payout's currency, without tax. */
  readonly payout: number;
  readonly refundedAt: Date | null;
}

export interface MadeSale {
  readonly at: Date;
  readonly currency: Currency;
  readonly country: string;
  readonly language: string;
  readonly coupon: string | null;
  readonly payoutTax: number;
  readonly own: { readonly total: number; readonly discount: number; readonly tax: number };
  readonly payoutDiscount: number;
  readonly ownRefunds: readonly { readonly at: Date; readonly amount: number }[];
  readonly lines: readonly MadeLine[];
  readonly isCharge: boolean;
}

/**
 * A year of a busy shop: orders of one to three lines in all currencies, coupons, refunds of lines and of whole orders,
 * plans with monthly charges, failed ones, refunded ones, a dearer plan halfway, pauses, and plans that end. Returns it
 * as plain data, from which a test can add up by itself.
 */
export async function makeYear(database: Database, orders: number) {
  const next = repeatableNumbers();
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[next(items.length)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  };
  const accountId = await makeAccount(database);
  const sales: MadeSale[] = [];
  const running: { readonly worth: number }[] = [];
  const rows = {
    checkouts: [] as (typeof checkout.$inferInsert)[],
    orders: [] as (typeof order.$inferInsert)[],
  };
  for (let number = 0; number < orders; number += 1) {
    const at = new Date(
      firstDay + Math.floor((number / orders) * 300 * dayMilliseconds) + next(3_600_000),
    );
    const currency = pick(currencies);
    const rate = 0.2 + next(200) / 100;
    const starts = next(sold.length);
    const coupon = next(5) === 0 ? "SING10" : null;
    const isRefunded = next(12) === 0;
    const lines = sold
      .slice(starts, starts + 1 + next(3))
      .map(([path, type, price], index): MadeLine => {
        const quantity = type === "perpetual" ? 1 + next(2) : 1;
        const isReturned = isRefunded && (index === 0 || next(2) === 0);
        return {
          path,
          type,
          quantity,
          payout: Math.round(price * quantity * rate) + next(3),
          refundedAt: isReturned ? new Date(at.getTime() + next(30) * dayMilliseconds) : null,
        };
      });
    const payoutSubtotal = lines.reduce((sum, { payout }) => sum + payout, 0);
    const payoutTax = Math.round(payoutSubtotal * 0.19);
    const total = Math.round((payoutSubtotal + payoutTax) / rate);
    const discount = coupon === null ? 0 : Math.round(total / 10);
    const tax = Math.round(total * 0.16);
    const refunds = [...new Set(lines.flatMap(({ refundedAt }) => refundedAt ?? []))].map(
      (day) => ({
        at: day,
        amount: 100 + next(1000),
      }),
    );
    const checkoutId = randomUUID();
    const language = pick(languages);
    const country = pick(countries);
    rows.checkouts.push({
      id: checkoutId,
      accountId,
      language,
      country,
      currency,
      subtotal: total,
      lines: [],
      createdAt: at,
    });
    rows.orders.push({
      providerOrderId: `made-${number}`,
      reference: `MADE-${number}`,
      checkoutId,
      accountId,
      state: lines.every(({ refundedAt }) => refundedAt !== null) ? "refunded" : "completed",
      language,
      currency,
      subtotal: total + discount,
      discount,
      tax,
      taxIncluded: true,
      total,
      coupon,
      payoutCurrency: "USD",
      payoutSubtotal,
      payoutDiscount: 0,
      payoutTax,
      payoutTotal: payoutSubtotal + payoutTax,
      suppressRedirect: false,
      placedAt: at,
      changedAt: at,
    });
    sales.push({
      at,
      currency,
      country,
      language,
      coupon,
      payoutTax,
      own: { total, discount, tax },
      payoutDiscount: Math.round((discount * (payoutSubtotal + payoutTax)) / total),
      ownRefunds: refunds,
      lines,
      isCharge: false,
    });
  }
  await inSlices(rows.checkouts, (slice) => database.insert(checkout).values(slice));
  const ids: number[] = [];
  await inSlices(rows.orders, async (slice) => {
    const added = await database.insert(order).values(slice).returning({ id: order.id });
    ids.push(...added.map(({ id }) => id));
  });
  const lineRows = sales.flatMap(({ lines }, index) =>
    lines.map((line, position) => ({
      orderId: ids[index] ?? 0,
      position,
      path: line.path,
      pid: line.path,
      name: line.path,
      type: line.type,
      quantity: line.quantity,
      total: line.payout,
      payoutSubtotal: line.payout,
      payoutDiscount: 0,
      refundedAt: line.refundedAt,
    })),
  );
  const lineIds: number[] = [];
  await inSlices(lineRows, async (slice) => {
    const added = await database.insert(orderLine).values(slice).returning({ id: orderLine.id });
    lineIds.push(...added.map(({ id }) => id));
  });
  const refundRows = sales.flatMap(({ ownRefunds }, index) =>
    ownRefunds.map(({ at, amount }, number) => ({
      providerReturnId: `return-${index}-${number}`,
      orderId: ids[index] ?? 0,
      amount,
      refundedAt: at,
    })),
  );
  await inSlices(refundRows, (slice) => database.insert(refund).values(slice));

  let failed = 0;
  let recovered = 0;
  let changed = 0;
  const paused: Date[] = [];
  const resumed: Date[] = [];
  for (const [index, line] of lineRows.entries()) {
    if (line.type !== "subscription" || next(4) > 0) continue;
    const sale = sales[ids.indexOf(line.orderId)];
    if (sale === undefined) throw new Error("A line without its order");
    const ends = next(3) === 0;
    const months = 1 + next(8);
    const endedAt = ends ? new Date(sale.at.getTime() + (months + 1) * 30 * dayMilliseconds) : null;
    const [plan] = await database
      .insert(subscription)
      .values({
        providerSubscriptionId: `plan-${index}`,
        accountId,
        orderLineId: lineIds[index] ?? 0,
        language: rows.orders[ids.indexOf(line.orderId)]?.language ?? "en",
        path: "unlimited-monthly",
        state: ends ? "deactivated" : "active",
        currency: sale.currency,
        price: 2499,
        subInterval: 1,
        subIntervalUnit: "m",
        beganAt: sale.at,
        endedAt,
        entitledUntil: new Date(),
        changedAt: sale.at,
      })
      .returning({ id: subscription.id });
    const subscriptionId = plan?.id ?? 0;
    if (index % 3 === 0) {
      const pausedAt = new Date(sale.at.getTime() + 10 * dayMilliseconds);
      const resumedAt = new Date(pausedAt.getTime() + (index % 40) * dayMilliseconds);
      const become = (state: "paused" | "active" | "deactivated", changedAt: Date) =>
        database
          .update(subscription)
          .set({ state, changedAt })
          .where(eq(subscription.id, subscriptionId));
      await become("paused", pausedAt);
      // Some other change of a paused plan begins no second pause.
      await become("paused", new Date(pausedAt.getTime() + 60_000));
      await become(ends ? "deactivated" : "active", resumedAt);
      paused.push(pausedAt);
      if (!ends) resumed.push(resumedAt);
    }
    let worth = line.total;
    const charges: (typeof subscriptionCharge.$inferInsert)[] = [];
    for (let month = 1; month <= months; month += 1) {
      const at = new Date(sale.at.getTime() + month * 30 * dayMilliseconds);
      const path = month > 4 ? "unlimited-yearly-in-months" : "unlimited-monthly";
      if (month === 5) {
        changed += 1;
        await database.insert(planChange).values({
          subscriptionId,
          fromPath: "unlimited-monthly",
          toPath: path,
          isTermIncrease: true,
          isTermDecrease: false,
          requestedAt: at,
        });
        await database.update(planChange).set({ status: "delivered", settledAt: at });
      }
      const base = { subscriptionId, currency: sale.currency, path } as const;
      if (next(6) === 0) {
        failed += 1;
        recovered += 1;
        charges.push({
          ...base,
          providerKey: `failed-${index}-${month}`,
          state: "failed",
          total: 2499,
          chargedAt: new Date(at.getTime() - dayMilliseconds),
        });
      }
      const payout = month > 4 ? 3999 : 2400 + next(5);
      const isRefunded = ends && month === months && next(3) === 0;
      const refundedAt = isRefunded ? new Date(at.getTime() + 3 * dayMilliseconds) : null;
      worth = payout;
      charges.push({
        ...base,
        providerKey: `charge-${index}-${month}`,
        state: isRefunded ? "refunded" : "completed",
        total: payout + 400,
        payoutCurrency: "USD",
        payoutSubtotal: payout,
        payoutTax: 400,
        chargedAt: at,
        refundedAt,
      });
      sales.push({
        ...sale,
        at,
        coupon: null,
        payoutTax: 400,
        own: { total: payout + 400, discount: 0, tax: 400 },
        payoutDiscount: 0,
        ownRefunds: [],
        lines: [{ path, type: "subscription", quantity: 1, payout, refundedAt }],
        isCharge: true,
      });
    }
    await database.insert(subscriptionCharge).values(charges);
    if (!ends) running.push({ worth });
  }
  return { sales, running, failed, recovered, changed, paused, resumed };
}
