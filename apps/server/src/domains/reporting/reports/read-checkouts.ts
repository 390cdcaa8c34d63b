import type { CheckoutReport, ReportPeriod } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import { nameGroup } from "./name-group.ts";
import { daysOf, type Periods } from "./periods.ts";
import { readEvents } from "./read-events.ts";
import { isCurrent } from "./sum-sales.ts";

const topics = ["checkout.opened", "checkout.paid", "payment.declined"];

export async function readCheckouts(
  database: Database,
  { period, former }: Periods,
): Promise<CheckoutReport> {
  const whole = { from: former.from, to: period.to };
  const events = await readEvents(database, whole, topics, null);
  const counts = new Map(events.map(({ topic, day, count }) => [`${topic} ${day}`, count]));
  const visits = await readCounted(database, "reporting_visit", whole);
  const carts = await readCounted(database, "reporting_cart", whole);
  const figures = (days: ReportPeriod) =>
    daysOf(days).map((day) => ({
      day,
      visits: visits(day),
      carts: carts(day),
      opened: counts.get(`checkout.opened ${day}`) ?? 0,
      paid: counts.get(`checkout.paid ${day}`) ?? 0,
      declined: counts.get(`payment.declined ${day}`) ?? 0,
    }));
  return {
    period,
    former,
    isCurrent: await isCurrent(database),
    days: figures(period),
    formerDays: figures(former),
    countries: await readVisitsBy(database, { period, former }, "country"),
    languages: await readVisitsBy(database, { period, former }, "language"),
  };
}

/** What was counted on a day; null on days before the first that was counted. */
async function readCounted(
  database: Database,
  table: "reporting_visit" | "reporting_cart",
  { from, to }: ReportPeriod,
): Promise<(day: string) => number | null> {
  const counted = sql`shop.${sql.identifier(table)}`;
  const { rows } = await database.execute<{ day: string; count: number }>(sql`
    select day::text, sum(count)::float8 as count from ${counted}
     where day between ${from} and ${to} group by day`);
  const { rows: first } = await database.execute<{ day: string | null }>(
    sql`select min(day)::text as day from ${counted}`,
  );
  const since = first[0]?.day ?? null;
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return (day) => (since === null || day < since ? null : (counts.get(day) ?? 0));
}

async function readVisitsBy(
  database: Database,
  { period, former }: Periods,
  by: "country" | "language",
) {
  const { rows } = await database.execute<{ key: string; visits: number; former: number }>(sql`
    select ${sql.identifier(by)} as key,
           coalesce(sum(count) filter (where day >= ${period.from}), 0)::float8 as visits,
           coalesce(sum(count) filter (where day < ${period.from}), 0)::float8 as former
      from shop.reporting_visit where day between ${former.from} and ${period.to}
     group by key order by visits desc, key`);
  return rows.map(({ key, ...visits }) => ({
    name: key === "" ? "Unknown" : nameGroup(by, key, new Map()),
    ...visits,
  }));
}
