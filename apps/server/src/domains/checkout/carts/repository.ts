import { mailboxKey, type Currency } from "@autotune/commerce";
import type { CartUpdatedBody } from "@autotune/contract";
import type { Database, Executor, Transaction } from "@autotune/database";
import { cartSnapshot } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, sql } from "drizzle-orm";

interface Owner {
  readonly accountId: number;
  readonly email: string;
}

interface CartUpdate {
  readonly items: CartUpdatedBody;
  /** The revision that the sender has seen last; undefined where not sent. */
  readonly after: string | undefined;
  readonly language: Language | undefined;
  readonly currency: Currency | undefined;
}

type StoredCart =
  | { readonly ok: true; readonly revision: string | null }
  | { readonly ok: false; readonly reason: "changedMeanwhile" };

const emptied = sql`items = '[]', cart_id = gen_random_uuid(), revision = gen_random_uuid(),
  considered_at = null, reminded_at = null`;

/**
 * Stores a person's cart. The newest replaces the stored one, unless another device has updated it since: then nothing
 * changes, so that neither of two carts is lost.
 */
export async function storeCart(
  transaction: Transaction,
  { accountId, email }: Owner,
  { items, after, language, currency }: CartUpdate,
): Promise<StoredCart> {
  const [known] = await transaction
    .select({ accountId: cartSnapshot.accountId, revision: cartSnapshot.revision })
    .from(cartSnapshot)
    .where(eq(cartSnapshot.email, email))
    .for("update");
  const isOwn = known?.accountId === accountId;
  if (isOwn && after !== undefined && known.revision !== after)
    return { ok: false, reason: "changedMeanwhile" };
  if (items.length === 0) {
    // An empty cart is stored for the person's other devices, but not for a merely typed email address.
    const { rows } = isOwn
      ? await transaction.execute<{ revision: string }>(sql`
          update shop.cart_snapshot set ${emptied}, updated_at = now()
           where email = ${email} returning revision`)
      : await transaction.execute<{ revision: string }>(
          sql`delete from shop.cart_snapshot where email = ${email}`,
        );
    return { ok: true, revision: rows[0]?.revision ?? null };
  }
  // Another device may have inserted the first cart since nothing was found above.
  const isNotTaken =
    after === undefined || known !== undefined
      ? sql`true`
      : sql`cart_snapshot.account_id is distinct from excluded.account_id`;
  const isNewCart = sql`(cart_snapshot.items = '[]'
    or cart_snapshot.account_id is distinct from excluded.account_id)`;
  const { rows } = await transaction.execute<{ revision: string }>(sql`
    insert into shop.cart_snapshot (email, account_id, language, currency, items)
    values (${email}, ${accountId}, ${language ?? null}, ${currency ?? null},
            ${JSON.stringify(items)}::jsonb)
    on conflict (email) do update set
      account_id = excluded.account_id, items = excluded.items,
      language = coalesce(excluded.language, cart_snapshot.language),
      currency = coalesce(excluded.currency, cart_snapshot.currency),
      cart_id = case when ${isNewCart} then gen_random_uuid() else cart_snapshot.cart_id end,
      considered_at = case when ${isNewCart} then null else cart_snapshot.considered_at end,
      reminded_at = case when ${isNewCart} then null else cart_snapshot.reminded_at end,
      revision = gen_random_uuid(), updated_at = now()
      where ${isNotTaken}
    returning revision`);
  const [stored] = rows;
  return stored === undefined
    ? { ok: false, reason: "changedMeanwhile" }
    : { ok: true, revision: stored.revision };
}

/** The stored cart of a signed-in person. */
export async function findCart(database: Database, { accountId, email }: Owner) {
  const [found] = await database
    .select({ revision: cartSnapshot.revision, items: cartSnapshot.items })
    .from(cartSnapshot)
    .where(and(eq(cartSnapshot.email, email), eq(cartSnapshot.accountId, accountId)));
  return found;
}

/** The cart that a link names; undefined once it was emptied or bought. */
export async function findItemsOfCart(database: Database, cartId: string) {
  const [found] = await database
    .select({ items: cartSnapshot.items })
    .from(cartSnapshot)
    .where(eq(cartSnapshot.cartId, cartId));
  return found === undefined || found.items.length === 0 ? undefined : found.items;
}

/**
 * Removes bought lines from the stored cart of this account, whether bought signed in or as a guest. A cart updated
 * after the order is left alone: the buyer's browser has removed them itself.
 */
export async function takeBoughtFromCart(transaction: Transaction, orderId: number): Promise<void> {
  const { rows } = await transaction.execute<{ email: string }>(sql`
    with bought as (
      select account_id, placed_at from shop.order where id = ${orderId}),
    kept as (
      select snapshot.email, snapshot.items from shop.cart_snapshot snapshot, bought, shop.account
       where account.id = bought.account_id and snapshot.updated_at <= bought.placed_at
         and (snapshot.account_id = account.id or snapshot.email = account.email)
       for update of snapshot),
    remaining as (
      select kept.email, coalesce(jsonb_agg(
               jsonb_set(line.item, '{quantity}', to_jsonb(line.quantity)) order by line.position
             ) filter (where line.quantity > 0), '[]') as items
        from kept cross join lateral (
          select item, position, (item ->> 'quantity')::integer - coalesce((
                   select sum(quantity) from shop.order_line
                    where order_id = ${orderId} and path = item ->> 'path'), 0)::integer as quantity
            from jsonb_array_elements(kept.items) with ordinality element (item, position)) line
       group by kept.email)
    update shop.cart_snapshot snapshot
       set items = remaining.items, revision = gen_random_uuid()
      from remaining where remaining.email = snapshot.email
    returning snapshot.email`);
  for (const { email } of rows)
    await transaction.execute(sql`
      update shop.cart_snapshot set ${emptied} where email = ${email} and items = '[]'`);
}

/** The same for a merely typed email address: never for one that has an account. */
export async function storeAnonymousCart(
  executor: Executor,
  { email, language }: { email: string; language: Language | undefined },
  items: CartUpdatedBody,
): Promise<void> {
  if (items.length === 0) {
    await executor.execute(
      sql`delete from shop.cart_snapshot where email = ${email} and ${hasNoAccount(email)}`,
    );
    return;
  }
  await executor.execute(sql`
    insert into shop.cart_snapshot (email, language, items)
    select ${email}, ${language ?? null}, ${JSON.stringify(items)}::jsonb where ${hasNoAccount(email)}
    on conflict (email) do update
      set language = excluded.language, items = excluded.items, updated_at = now()
      where cart_snapshot.account_id is null`);
}

const hasNoAccount = (email: string) =>
  sql`not exists (select from shop.account where account.mailbox = ${mailboxKey(email)})`;
