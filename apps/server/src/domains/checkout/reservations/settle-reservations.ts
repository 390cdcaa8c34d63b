import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/** The longest that a bank transfer takes, and a few days more. */
const pendingLifetime = sql`interval '30 days'`;

/** The money of a checkout is on its way: nobody else gets what it reserves meanwhile. */
export async function holdReservations(executor: Executor, checkoutId: string): Promise<void> {
  await executor.execute(sql`
    update shop.discount_reservation set expires_at = greatest(expires_at, now() + ${pendingLifetime})
     where checkout_id = ${checkoutId}`);
}

/** It was paid, which its use records, or its order came to nothing. */
export async function releaseReservations(executor: Executor, checkoutId: string): Promise<void> {
  await executor.execute(
    sql`delete from shop.discount_reservation where checkout_id = ${checkoutId}`,
  );
}

/**
 * No payment session was opened, so that nothing can be paid with what is reserved. Where the provider's response was
 * lost there may be one, but nobody knows its id. One that another request has opened for the same checkout keeps it.
 */
export async function releaseUnopened(executor: Executor, checkoutId: string): Promise<void> {
  await executor.execute(sql`
    delete from shop.discount_reservation
     where checkout_id = ${checkoutId} and exists (
       select from shop.checkout where id = ${checkoutId} and session_id is null)`);
}
