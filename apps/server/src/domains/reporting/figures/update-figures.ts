import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { computeEvents } from "./compute-events.ts";
import { computeSales } from "./compute-sales.ts";

/** In one transaction: a statement for neighbouring days costs hardly more than for one, and is still short. */
const daysAtOnce = 7;

/** Computes the days that changed, every minute, the newest first. */
export function updateFigures(app: App): Job {
  return {
    name: "update-reporting",
    schedule: "* * * * *",
    async run() {
      await computeDue(app);
    },
  };
}

/**
 * Computes all days that were due when it began, and returns how many. Not those that become due meanwhile: in a busy
 * hour today always is, and older days would never have their turn.
 */
export async function computeDue({ transact }: Pick<App, "transact">): Promise<number> {
  const newest = await transact(readNewestMark);
  let days = 0;
  for (;;) {
    const computed = await transact((transaction) => computeSomeDays(transaction, newest));
    if (computed === 0) return days;
    days += computed;
  }
}

async function readNewestMark(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::float8 as id from shop.reporting_due`,
  );
  return rows[0]?.id ?? 0;
}

/**
 * Computes some due days anew and returns how many. All statements see one snapshot: a change that is not in it has its
 * mark not in it either, and that mark stays for the next run. The lock comes before the snapshot, so that of two
 * workers the second sees what the first has done.
 */
async function computeSomeDays(transaction: Transaction, newest: number): Promise<number> {
  await transaction.execute(sql`set transaction isolation level repeatable read`);
  await transaction.execute(sql`lock table shop.reporting_sales in share row exclusive mode`);
  const { rows } = await transaction.execute<{ from: string | null; to: string; days: number }>(sql`
    with due as (select distinct day from shop.reporting_due where id <= ${newest}),
         latest as (select max(day) as day from due),
         run as (select due.day from due, latest where due.day > latest.day - ${daysAtOnce}::integer
                    and latest.day - due.day = (select count(*) from due between_both
                                                 where between_both.day > due.day))
    select min(day)::text as from, max(day)::text as to, count(*)::integer as days from run`);
  const [due] = rows;
  if (due === undefined || due.from === null) return 0;
  const days = { from: due.from, to: due.to };
  await computeSales(transaction, days);
  await computeEvents(transaction, days);
  await transaction.execute(
    sql`delete from shop.reporting_due where day between ${days.from} and ${days.to}`,
  );
  return due.days;
}

/** The whole read model is computed anew, a few days at a time, while it goes on being read. */
export async function markAllDays(transaction: Transaction): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    insert into shop.reporting_due (day)
    select generate_series(least(
             (select min(placed_at at time zone 'UTC')::date from shop."order"),
             (select min(day) from shop.reporting_sales),
             (now() at time zone 'UTC')::date)::timestamp,
           (now() at time zone 'UTC')::date::timestamp, interval '1 day')::date`);
  return rowCount ?? 0;
}
