import type { Database, Transaction } from "@autotune/database";
import { subjectOfEvent } from "@autotune/database/schema";
import { sql, type SQL } from "drizzle-orm";
import { emptyEvents } from "./empty-events.ts";

/**
 * Deletes declined payments. Only they lead to their events, so personal data is removed from these in the same
 * statement: later they could not be found.
 */
export function purgeDeclines(database: Database | Transaction, which: SQL) {
  // An order that was paid after all has the same id, and its events are still found by it.
  const theirEvents = sql`type = 'order.failed'
    and ${subjectOfEvent} in (select provider_order_id from forgotten)`;
  return database.execute(sql`
    with forgotten as materialized (
      select provider_order_id from shop.declined_payment where ${which}),
    emptied as (${emptyEvents(theirEvents)})
    delete from shop.declined_payment
     where provider_order_id in (select provider_order_id from forgotten)`);
}
