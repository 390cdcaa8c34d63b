import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/** Ends an event whose order is not ours. */
export async function endThirdParty(executor: Executor, eventId: string): Promise<void> {
  await executor.execute(sql`
    update shop.provider_event set handled_at = now(), outcome = 'of an order that is not ours'
     where event_id = ${eventId} and handled_at is null`);
}

/**
 * Ends an event whose order has been missing for so long that it was never made here, and returns whether it did. A
 * return waits as long as its order or charge is in the inbox: handled afterwards, that would grant for free what was
 * refunded.
 */
export async function giveUpWaiting(
  executor: Executor,
  eventId: string,
  { isOrderHere }: { isOrderHere: boolean },
): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    update shop.provider_event set handled_at = now(), outcome = 'waited in vain'
     where event_id = ${eventId} and handled_at is null and received_at < now() - interval '3 days'
       and (type like 'subscription.%' or not ${isOrderHere}::boolean)
    returning event_id`);
  return rows.length > 0;
}
