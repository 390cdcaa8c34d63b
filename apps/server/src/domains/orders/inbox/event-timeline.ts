import { subjectOfEvent } from "@autotune/database/schema";
import { sql, type SQL } from "drizzle-orm";

/** Provider events are looked up for this many of a customer's newest orders. */
const ordersLookedUp = 200;

/** Provider events about a customer's orders, plans and charges, and their outcome. */
export function eventTimeline(accountId: number): SQL[] {
  const plans = sql`(select id from shop.subscription where account_id = ${accountId})`;
  const subjects = sql`(
    (select provider_order_id from shop."order" where account_id = ${accountId}
      order by placed_at desc limit ${ordersLookedUp})
    union all select provider_subscription_id from shop.subscription where account_id = ${accountId}
    union all select provider_key from shop.subscription_charge where subscription_id in ${plans})`;
  // Separate: handled ones are found by their subject, and of the others there are never many.
  return [sql`is not null`, sql`is null`].map(
    (isOrNot) => sql`
      select occurred_at, 'event ' || event_id, 'providerTold', type,
             coalesce(outcome, 'not handled yet'), null, null
        from shop.provider_event
       where handled_at ${isOrNot} and ${subjectOfEvent} in ${subjects}`,
  );
}
