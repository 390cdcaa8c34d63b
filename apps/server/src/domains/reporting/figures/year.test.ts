import type { DatabaseConnection } from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { order, reportingDue, reportingEvent, reportingSales } from "@autotune/database/schema";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { PublishedContent } from "../../../platform/published/published-content.ts";
import { familyOf } from "../reports/family-of.ts";
import { readPeriods } from "../reports/periods.ts";
import { readCheckouts } from "../reports/read-checkouts.ts";
import { readDemand } from "../reports/read-demand.ts";
import { readSales } from "../reports/read-sales.ts";
import { readSubscriptions } from "../reports/read-subscriptions.ts";
import { readToday } from "../reports/read-today.ts";
import { addUp, dayOf, figures, type KeyOf, type Sums } from "./testing/add-up.ts";
import { makeYear } from "./testing/made-up-year.ts";
import { computeDue, markAllDays } from "./update-figures.ts";

let connection: DatabaseConnection;
let worker: DatabaseConnection;
let web: DatabaseConnection;
let year: Awaited<ReturnType<typeof makeYear>>;
beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  const open = (as: string) => connectForTest(as, 3);
  connection = open(url);
  // With the rights of the process that computes.
  worker = open(asRole(url, "worker"));
  web = open(asRole(url, "web"));
  year = await makeYear(connection.database, 2400);
  await computeAll();
}, 180_000);
afterAll(async () => {
  await Promise.all([connection.close(), worker.close(), web.close()]);
}, 60_000);

async function computeAll(): Promise<void> {
  await computeDue(worker);
}

async function computed(dimension: (typeof reportingSales.$inferSelect)["dimension"]) {
  const rows = await connection.database
    .select()
    .from(reportingSales)
    .where(eq(reportingSales.dimension, dimension));
  return new Map(rows.map((row) => [`${row.day} ${row.key}`, row]));
}

async function expectEqualSums(
  dimension: Parameters<typeof computed>[0],
  keyOf: KeyOf,
  names: readonly (keyof Sums)[],
) {
  const found = await computed(dimension);
  const expected = addUp(year.sales, keyOf);
  let compared = 0;
  for (const [name, sums] of expected) {
    const row = found.get(name);
    for (const figure of names) {
      if ((row?.[figure] ?? 0) === sums[figure]) continue;
      expect.fail(`${dimension} ${name}: ${figure} is ${row?.[figure]} and not ${sums[figure]}`);
    }
    compared += 1;
  }
  expect(compared).toBeGreaterThan(100);
  // Nothing besides: the whole year adds up too.
  for (const figure of names)
    expect(
      [...found.values()].reduce((sum, row) => sum + row[figure], 0),
      figure,
    ).toBe([...expected.values()].reduce((sum, row) => sum + row[figure], 0));
}

const withoutOrderSums = ["orders", "units", "sales", "returns", "refunded"] as const;
const kinds = {
  perpetual: "license",
  upgrade: "upgrade",
  subscription: "plan",
  trial: "trial",
} as const;

it("a year of thousands of orders in twelve currencies is right to the cent, on each day and in each dimension", async () => {
  expect(year.sales.length).toBeGreaterThan(2400);
  expect(new Set(year.sales.map(({ currency }) => currency)).size).toBe(12);
  await expectEqualSums("all", () => "", figures);
  await expectEqualSums("country", (sale) => sale.country, figures);
  await expectEqualSums("language", (sale) => sale.language, figures);
  await expectEqualSums("coupon", (sale) => sale.coupon, figures);
  await expectEqualSums("product", (_sale, line) => line.path, withoutOrderSums);
  await expectEqualSums(
    "kind",
    (sale, line) => (sale.isCharge ? "renewal" : kinds[line.type]),
    withoutOrderSums,
  );
  await expectEqualSums("channel", (sale) => (sale.isCharge ? "renewal" : "direct"), figures);
});

it("what buyers paid is right in each of their currencies", async () => {
  expect(year.sales.some(({ ownRefunds }) => ownRefunds.length > 0)).toBe(true);
  await expectEqualSums("currency", (sale) => sale.currency, [
    "orders",
    "sales",
    "refunded",
    "ownTotal",
    "ownDiscount",
    "ownRefunded",
  ]);
});

it("every movement of monthly revenue adds up to what the running plans are worth", async () => {
  const { rows } = await connection.database.execute<{ topic: string; n: number; amount: number }>(
    sql`select topic, sum(count)::float8 as n, sum(amount)::float8 as amount from shop.reporting_event group by topic`,
  );
  const total = (topic: string) => rows.find((row) => row.topic === topic);
  const movements = rows.filter(({ topic }) => topic.startsWith("mrr."));
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    year.running.reduce((sum, { worth }) => sum + worth, 0),
  );
  expect((total("mrr.new")?.n ?? 0) - (total("mrr.churn")?.n ?? 0)).toBe(year.running.length);
  expect(total("charge.failed")?.n).toBe(year.failed);
  expect(total("charge.recovered")?.n).toBe(year.recovered);
});

it("a pause counts on the day it began and on the day the plan went on, not where the plan ended instead", async () => {
  expect(year.resumed.length).toBeGreaterThan(5);
  expect(year.paused.length).toBeGreaterThan(year.resumed.length);
  const periods = readPeriods({ from: "2025-03-01", to: "2025-09-30" });
  if (periods === undefined) throw new Error("No period");
  const { days, plans } = await readSubscriptions(web.database, periods);
  const countOn = (times: readonly Date[], day: string) =>
    times.filter((at) => dayOf(at) === day).length;
  for (const { day, paused, resumed } of days) {
    expect(paused, `paused on ${day}`).toBe(countOn(year.paused, day));
    expect(resumed, `resumed on ${day}`).toBe(countOn(year.resumed, day));
  }
  for (const figure of ["paused", "resumed"] as const)
    expect(plans.reduce((sum, plan) => sum + plan[figure], 0)).toBe(
      days.reduce((sum, day) => sum + day[figure], 0),
    );
});

it("a report shows each sale once, whatever it is broken down by, beside the period before", async () => {
  const content = new PublishedContent();
  const periods = readPeriods({ from: "2025-04-01", to: "2025-06-30" });
  if (periods === undefined) throw new Error("No period");
  const within = (from: string, to: string) => (at: Date) => dayOf(at) >= from && dayOf(at) <= to;
  const isNow = within("2025-04-01", "2025-06-30");
  const isBefore = within("2024-12-31", "2025-03-31");
  const sold = (isIn: (at: Date) => boolean) =>
    year.sales
      .filter(({ at }) => isIn(at))
      .flatMap(({ lines }) => lines)
      .reduce((sum, { payout }) => sum + payout, 0);
  for (const by of [
    "product",
    "family",
    "kind",
    "currency",
    "country",
    "language",
    "channel",
  ] as const) {
    const report = await readSales(web.database, periods, by, (path) => familyOf(content, path));
    expect(report.currency).toBe("USD");
    expect(report.isCurrent).toBe(true);
    expect(report.uncounted).toBe(0);
    expect(report.days).toHaveLength(91);
    expect(report.former).toEqual({ from: "2024-12-31", to: "2025-03-31" });
    expect(report.days.reduce((sum, { sales }) => sum + sales, 0)).toBe(sold(isNow));
    expect(report.formerDays.reduce((sum, { sales }) => sum + sales, 0)).toBe(sold(isBefore));
    expect(
      report.groups.reduce((sum, { sales }) => sum + sales, 0),
      by,
    ).toBe(sold(isNow));
    expect(
      report.groups.reduce((sum, { former }) => sum + former.sales, 0),
      by,
    ).toBe(sold(isBefore));
  }
});

it("subscriptions, checkouts and demand are read from the same figures", async () => {
  const periods = readPeriods({ from: "2025-07-01", to: "2026-12-31" });
  if (periods === undefined) throw new Error("No period");
  const { days, plans, changes } = await readSubscriptions(web.database, periods);
  expect(days.at(-1)?.revenue).toBe(year.running.reduce((sum, { worth }) => sum + worth, 0));
  const started = days.reduce((sum, day) => sum + day.started, 0);
  expect(plans.reduce((sum, plan) => sum + plan.started, 0)).toBe(started);
  expect(changes.length).toBeGreaterThan(0);
  const checkouts = await readCheckouts(web.database, periods);
  // Of days that long ago, abandoned ones are gone, so that no share of them would be true.
  expect(checkouts.days.reduce((sum, { opened }) => sum + opened, 0)).toBe(0);
  expect(await readDemand(web.database, periods)).toMatchObject({ alerts: [], searches: [] });
});

it("today stands beside yesterday", async () => {
  const report = await readToday(web.database, new Date("2025-05-02T12:00:00Z"));
  const soldOn = (day: string) => year.sales.filter(({ at }) => dayOf(at) === day).length;
  expect(report).toMatchObject({
    currency: "USD",
    today: { day: "2025-05-02", orders: soldOn("2025-05-02") },
    yesterday: { day: "2025-05-01", orders: soldOn("2025-05-01"), trials: 0 },
  });
});

async function snapshot() {
  const { rows } = await connection.database.execute(sql`
    select (select md5(string_agg(s::text, ',' order by s::text)) from shop.reporting_sales s) as sales,
           (select md5(string_agg(e::text, ',' order by e::text)) from shop.reporting_event e) as events`);
  return rows[0];
}

it("a rebuild finds the same, and brings back what was lost", async () => {
  const before = await snapshot();
  await connection.database.delete(reportingSales);
  await connection.database.delete(reportingEvent).where(like(reportingEvent.topic, "plan.%"));
  expect(await snapshot()).not.toEqual(before);
  await worker.transact(markAllDays);
  await computeAll();
  expect(await snapshot()).toEqual(before);
}, 120_000);

it("a change that commits while its day is computed is counted by the next run", async () => {
  const before = (await computed("all")).get("2025-03-10 ");
  let commit = () => {};
  let changed = () => {};
  const isChanged = new Promise<void>((resolve) => (changed = resolve));
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  const slow = connection.transact(async (transaction) => {
    await transaction.update(order).set({ payoutTax: sql`${order.payoutTax} + 100` })
      .where(sql`${order.id} = (select id from shop."order"
        where placed_at >= '2025-03-10' and placed_at < '2025-03-11' and state = 'completed' limit 1)`);
    changed();
    await mayCommit;
  });
  await isChanged;
  // The same day is due for another reason, and is computed without the change.
  await connection.database.insert(reportingDue).values({ day: "2025-03-10" });
  await computeAll();
  expect((await computed("all")).get("2025-03-10 ")).toEqual(before);
  commit();
  await slow;
  await computeAll();
  expect((await computed("all")).get("2025-03-10 ")?.tax).toBe((before?.tax ?? 0) + 100);
});
