import { subjectOfEvent } from "@autotune/database/schema";
import { sql, type SQL } from "drizzle-orm";

/** Whether a handled event is about one of some accounts: their orders, plans, charges and declined payments. */
export function isEventOf(accountIds: readonly number[]): SQL {
  return sql`handled_at is not null and ${subjectOfEvent} in (
    select provider_order_id from shop.order where account_id in ${accountIds}
    union
    select provider_subscription_id from shop.subscription where account_id in ${accountIds}
    union
    select provider_key from shop.subscription_charge charge
      join shop.subscription plan on plan.id = charge.subscription_id
     where plan.account_id in ${accountIds}
    union
    select provider_order_id from shop.declined_payment declined
      join shop.checkout on checkout.id = declined.checkout_id
     where checkout.account_id in ${accountIds})`;
}
