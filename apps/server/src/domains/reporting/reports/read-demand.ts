import type { DemandReport } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { productName } from "../../catalogue/index.ts";
import { isWithin } from "../figures/day.ts";
import type { Periods } from "./periods.ts";

/** Nobody reads further, and a CSV of it is still a list to work through. */
const mostSearches = 200;

export async function readDemand(
  database: Database,
  { period, former }: Periods,
): Promise<DemandReport> {
  // By the partial index of alerts that watch, and that of when they were asked for.
  const { rows: alerts } = await database.execute<{
    name: string;
    waiting: number;
    asked: number;
  }>(sql`
    with waiting as (
      select path, count(*) as waiting from shop.price_alert
       where confirmed_at is not null and told_at is null group by path
    ), asked as (
      select path, count(*) as asked from shop.price_alert
       where ${isWithin(period, sql`asked_at`)} group by path
    )
    select coalesce(${productName(sql`path`, defaultLanguage)}, path) as name,
           coalesce(waiting, 0)::float8 as waiting, coalesce(asked, 0)::float8 as asked
      from waiting full join asked using (path) order by waiting desc nulls last, asked desc nulls last, path`);
  const { rows: searches } = await database.execute<{
    query: string;
    language: string;
    count: number;
  }>(sql`
    select query, language, sum(count)::float8 as count from shop.reporting_search
     where day between ${period.from} and ${period.to}
     group by query, language order by count desc, query limit ${mostSearches}`);
  const { rows: codes } = await database.execute<{
    dealer: string;
    redeemed: number;
    former: number;
  }>(sql`
    select key as dealer,
           coalesce(sum(count) filter (where day >= ${period.from}), 0)::float8 as redeemed,
           coalesce(sum(count) filter (where day < ${period.from}), 0)::float8 as former
      from shop.reporting_event
     where topic = 'code.redeemed' and day between ${former.from} and ${period.to}
     group by key order by redeemed desc, key`);
  return { period, former, alerts, searches, codes };
}
