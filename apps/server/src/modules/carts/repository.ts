import type { CartUpdatedBody } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";

/** Keeps what lies in somebody's cart; the newest takes the place of what was known. */
export async function keepCart(
  executor: Executor,
  { accountId, email }: { accountId: number; email: string },
  items: CartUpdatedBody,
): Promise<void> {
  // An empty cart is nothing to remember of a person.
  if (items.length === 0) {
    await executor.execute(sql`delete from shop.cart_snapshot where email = ${email}`);
    return;
  }
  await executor.execute(sql`
    insert into shop.cart_snapshot (email, account_id, items)
    values (${email}, ${accountId}, ${JSON.stringify(items)}::jsonb)
    on conflict (email) do update
      set account_id = excluded.account_id, items = excluded.items, updated_at = now()`);
}

/** The same of an address that somebody only typed: never of one that has an account. */
export async function keepAnonymousCart(
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
  sql`not exists (select from shop.account where account.email = ${email})`;
