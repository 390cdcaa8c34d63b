import type { ReportPeriod } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";

export interface EventRow {
  readonly topic: string;
  readonly day: string;
  readonly key: string;
  readonly count: number;
  readonly amount: number;
}

/** What happened in some days, by topic, day and key. Amounts of other currencies than the report's are left out. */
export async function readEvents(
  database: Database,
  { from, to }: ReportPeriod,
  topics: readonly string[],
  currency: string | null,
): Promise<EventRow[]> {
  const { rows } = await database.execute<EventRow & Record<string, unknown>>(sql`
    select topic, day::text, key, sum(count)::float8 as count,
           coalesce(sum(amount) filter (where currency = ${currency ?? ""}), 0)::float8 as amount
      from shop.reporting_event
     where topic in ${[...topics]} and day between ${from} and ${to}
     group by topic, day, key`);
  return rows;
}
