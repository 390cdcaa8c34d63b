import { mailboxKey, resetHours, type PasswordOwner } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { account, passwordResetToken } from "@autotune/database/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import { ownerColumns } from "./repository.ts";

/** How long a reset link is valid. */
export const resetTokenLifetime = sql`${resetHours} * interval '1 hour'`;

/**
 * Creates a new reset link for an account and ends the earlier ones: only the newest email works. Nothing where
 * the email address has no account.
 */
export async function replaceResetToken(
  database: Database,
  email: string,
  tokenHash: Buffer,
): Promise<{ accountId: number; expiresAt: Date } | undefined> {
  const { rows } = await database.execute<{ id: number; expires_at: string }>(sql`
    with found as (
      select id from shop.account where mailbox = ${mailboxKey(email)} and erased_at is null),
    ended as (
      delete from shop.password_reset_token where account_id in (select id from found))
    insert into shop.password_reset_token (token_hash, account_id)
    select ${tokenHash}, id from found returning account_id::integer as id,
      extract(epoch from created_at + ${resetTokenLifetime}) * 1000 as expires_at`);
  const [row] = rows;
  return row && { accountId: row.id, expiresAt: new Date(Number(row.expires_at)) };
}

/** Whose reset token it is; undefined where it cannot be used any more. It stays as it is. */
export async function findResetOwner(
  database: Database,
  tokenHash: Buffer,
): Promise<PasswordOwner | undefined> {
  const [found] = await database
    .select(ownerColumns)
    .from(passwordResetToken)
    .innerJoin(account, eq(account.id, passwordResetToken.accountId))
    .where(
      and(
        eq(passwordResetToken.tokenHash, tokenHash),
        gt(passwordResetToken.createdAt, sql`now() - ${resetTokenLifetime}`),
      ),
    );
  return found;
}

/** The account of a reset token. The token is consumed: of two concurrent requests one finds it. */
export async function takeResetToken(
  transaction: Transaction,
  tokenHash: Buffer,
): Promise<{ readonly id: number; readonly email: string } | undefined> {
  const [taken] = await transaction
    .delete(passwordResetToken)
    .where(
      and(
        eq(passwordResetToken.tokenHash, tokenHash),
        gt(passwordResetToken.createdAt, sql`now() - ${resetTokenLifetime}`),
      ),
    )
    .returning({ id: passwordResetToken.accountId });
  if (taken === undefined) return undefined;
  const [owner] = await transaction
    .select({ id: account.id, email: account.email })
    .from(account)
    .where(eq(account.id, taken.id));
  return owner;
}
