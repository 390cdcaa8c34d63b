import type { Transaction } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { Buyer } from "../checkouts/buyer.ts";
import type { DiscountToReserve } from "./discounts-to-reserve.ts";

/** The provider's session lives for a day from its opening, which is moments after this. */
const lifetime = sql`interval '24 hours 15 minutes'`;
/** Longer than it takes to open one: of a process that dies meanwhile nobody releases what it reserved. */
const lifetimeUnopened = sql`interval '2 minutes'`;

interface CheckoutToReserveFor {
  readonly checkoutId: string;
  readonly buyer: Buyer;
  /** Checkouts that this browser says it gives up for the new one. */
  readonly replaces: readonly string[];
  readonly discounts: readonly DiscountToReserve[];
  /** The provider's session of the checkout is open. */
  readonly hasSession: boolean;
}

/** Another open checkout holds it. */
export class DiscountTaken extends Error {
  readonly kind: DiscountToReserve["kind"];

  constructor(kind: DiscountToReserve["kind"]) {
    super(`Another open checkout holds the ${kind}`);
    this.name = "DiscountTaken";
    this.kind = kind;
  }
}

/**
 * Reserves what counts once for a checkout, and takes it from those that it replaces. Throws where another one holds
 * it, so that the transaction changes nothing. The table's key serialises requests: of those that arrive together and
 * name the same replaced checkout, the first moves the reservation, and the others find it moved.
 */
export async function reserveDiscounts(
  transaction: Transaction,
  { checkoutId, buyer, replaces, discounts, hasSession }: CheckoutToReserveFor,
): Promise<void> {
  const replaced = await findReplaced(transaction, { checkoutId, buyer, replaces });
  // In the same order everywhere, so that transactions cannot deadlock.
  const ordered = discounts.toSorted((one, other) => one.kind.localeCompare(other.kind));
  for (const { kind, code, holder } of ordered) {
    const { rows } = await transaction.execute(sql`
      insert into shop.discount_reservation as held (kind, code, holder, checkout_id, expires_at)
      values (${kind}, ${code}, ${holder}, ${checkoutId},
              now() + ${hasSession ? lifetime : lifetimeUnopened})
      on conflict (kind, code, holder) do update
        set checkout_id = excluded.checkout_id,
            -- Another request may have opened the session of the same checkout meanwhile.
            expires_at = case when held.checkout_id = excluded.checkout_id
              then greatest(held.expires_at, excluded.expires_at) else excluded.expires_at end
        where held.checkout_id = excluded.checkout_id or held.expires_at <= now()
           or held.checkout_id = any(${sql.param(replaced)}::uuid[])
      returning held.code`);
    if (rows.length === 0) throw new DiscountTaken(kind);
  }
  if (replaced.length > 0)
    await transaction.execute(sql`
      delete from shop.discount_reservation where checkout_id = any(${sql.param(replaced)}::uuid[])`);
  await transaction.execute(sql`
    update shop.checkout set replaced_at = case when id = ${checkoutId} then null else now() end
     where (id = ${checkoutId} and replaced_at is not null)
        or (id = any(${sql.param(replaced)}::uuid[]) and replaced_at is null)`);
}

/**
 * Reserves again once the session is open: another request for the same checkout may have failed meanwhile and released
 * everything. A checkout that was replaced meanwhile has given it up, and gets nothing back.
 */
export async function keepReserved(
  transaction: Transaction,
  reserved: Omit<CheckoutToReserveFor, "replaces" | "hasSession">,
): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select 1 from shop.checkout where id = ${reserved.checkoutId} and replaced_at is null`);
  if (rows.length > 0)
    await reserveDiscounts(transaction, { ...reserved, replaces: [], hasSession: true });
}

/** Those that are the buyer's own and have no order. A browser may name any. */
async function findReplaced(
  transaction: Transaction,
  { checkoutId, buyer, replaces }: Omit<CheckoutToReserveFor, "discounts" | "hasSession">,
): Promise<string[]> {
  if (replaces.length === 0) return [];
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from shop.checkout
     where id = any(${sql.param([...replaces])}::uuid[]) and id <> ${checkoutId}
       and (account_id = ${buyer.accountId} or (email = ${buyer.email} and guest_hash = ${buyer.guestHash}))
       and not exists (select from shop.order where checkout_id = checkout.id)`);
  return rows.map(({ id }) => id);
}
