import type { Database, Transaction } from "@autotune/database";
import { subjectOfEvent } from "@autotune/database/schema";
import { sql, type SQL } from "drizzle-orm";
import { emptyEvents } from "../accounts/empty-events.ts";

/**
 * Deletes declined payments. Only they lead to the events that told of them, so these are emptied of their person
 * in the same statement: later nobody would find them.
 */
export function forgetDeclines(database: Database | Transaction, which: SQL) {
  // An order that was paid after all has the same id, and its events go on to be found by it.
  const toldOfThem = sql`type = 'order.failed'
    and ${subjectOfEvent} in (select provider_order_id from forgotten)`;
  return database.execute(sql`
    with forgotten as materialized (
      select provider_order_id from shop.declined_payment where ${which}),
    emptied as (${emptyEvents(toldOfThem)})
    delete from shop.declined_payment
     where provider_order_id in (select provider_order_id from forgotten)`);
}
