import type { Currency } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { cartSnapshot, isUsablePlan } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { isAbandoned } from "./is-abandoned.ts";

/**
 * Carts that were abandoned and not considered since they were last touched. Those locked by another worker are
 * skipped.
 */
export async function takeAbandonedCarts(
  transaction: Transaction,
  slice: number,
): Promise<{ cartId: string; email: string }[]> {
  const { rows } = await transaction.execute<{ cartId: string; email: string }>(sql`
    update shop.cart_snapshot set considered_at = now()
     where email in (
       select email from shop.cart_snapshot
        where reminded_at is null
          and (considered_at is null or considered_at < updated_at) and ${isAbandoned}
        order by updated_at limit ${slice} for update skip locked)
    returning cart_id as "cartId", email`);
  return rows;
}

export async function markReminded(transaction: Transaction, cartId: string): Promise<void> {
  await transaction.execute(
    sql`update shop.cart_snapshot set reminded_at = now() where cart_id = ${cartId}`,
  );
}

export interface CartToMail {
  readonly accountId: number;
  readonly language: Language | null;
  readonly currency: Currency | null;
  readonly items: readonly { readonly path: string; readonly quantity: number }[];
}

/** A cart whose reminder is due; undefined where it was touched, emptied or bought since that was decided. */
export async function findCartToMail(
  database: Database,
  cartId: string,
): Promise<CartToMail | undefined> {
  const [found] = await database
    .select({
      accountId: cartSnapshot.accountId,
      language: cartSnapshot.language,
      currency: cartSnapshot.currency,
      items: cartSnapshot.items,
    })
    .from(cartSnapshot)
    .where(
      sql`${cartSnapshot.cartId} = ${cartId} and ${cartSnapshot.remindedAt} >= ${cartSnapshot.updatedAt} and ${isAbandoned}`,
    );
  if (found === undefined || found.accountId === null) return undefined;
  return { ...found, accountId: found.accountId };
}

/** Which of some products an account has already: as a licence, or in any active plan. */
export async function ownedPaths(
  database: Database,
  accountId: number,
  paths: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.execute<{ path: string }>(sql`
    select product.path from shop.catalogue_product product
      left join shop.catalogue_product target on target.path = product.upgrade_to
     where product.path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))
       and (exists (
              select from shop.licence
               where licence.account_id = ${accountId} and licence.revoked_at is null
                 and licence.pid = coalesce(target.pid, product.pid))
         or (product.type in ('subscription', 'trial') and exists (
              select from shop.subscription plan
               where account_id = ${accountId} and ${isUsablePlan})))`);
  return new Set(rows.map(({ path }) => path));
}
