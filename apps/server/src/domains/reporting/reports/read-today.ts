import type { SalesFigures, TodayReport } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import { addDays } from "./periods.ts";
import { isCurrent, noSales, readPayoutCurrency, summedSales } from "./sum-sales.ts";

export async function readToday(database: Database, now: Date): Promise<TodayReport> {
  const today = now.toISOString().slice(0, 10);
  const yesterday = addDays(today, -1);
  // A quiet day says nothing of its currency.
  const currency = await readPayoutCurrency(database, { from: addDays(today, -90), to: today });
  const { rows: sold } = await database.execute<SalesFigures & { day: string }>(sql`
    select day::text, ${summedSales(currency)} from shop.reporting_sales
     where dimension = 'all' and day between ${yesterday} and ${today}
       and payout_currency = ${currency ?? ""}
     group by day`);
  const { rows: begun } = await database.execute<{ day: string; trials: number }>(sql`
    select day::text, sum(count)::float8 as trials from shop.reporting_event
     where topic = 'trial.started' and day between ${yesterday} and ${today} group by day`);
  const figuresOf = (day: string) => ({
    ...(sold.find((row) => row.day === day) ?? noSales),
    day,
    trials: begun.find((row) => row.day === day)?.trials ?? 0,
  });
  return {
    currency,
    isCurrent: await isCurrent(database),
    today: figuresOf(today),
    yesterday: figuresOf(yesterday),
  };
}
