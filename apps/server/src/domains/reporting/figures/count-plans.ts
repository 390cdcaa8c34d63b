import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

/**
 * How many plans are in which state: a plan has only its state of today, so that it is counted every hour, and the last
 * count of a day stays. Searches that found nothing are forgotten after a year.
 */
export function countPlans(app: App): Job {
  return {
    name: "count-plans",
    schedule: "25 * * * *",
    async run() {
      await app.transact(async (transaction) => {
        await transaction.execute(sql`
          delete from shop.reporting_event
           where topic = 'plan.state' and day = (now() at time zone 'UTC')::date`);
        await transaction.execute(sql`
          insert into shop.reporting_event (topic, day, key, currency, count, amount)
          select 'plan.state', (now() at time zone 'UTC')::date, state, '', count(*), 0
            from shop.subscription where state <> 'deactivated' group by state`);
      });
      await deleteOldSearches(app.database);
    },
  };
}

function deleteOldSearches(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.reporting_search where (day, language, query) in (
        select day, language, query from shop.reporting_search
         where day < (now() at time zone 'UTC')::date - 365 limit ${slice})`),
  );
}
