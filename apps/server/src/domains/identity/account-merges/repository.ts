import { mailboxKey, mergeHours } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { account, accountMerge } from "@autotune/database/schema";
import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

/** The other mailbox has to confirm within this time. */
export const mergeLife = sql`${mergeHours} * interval '1 hour'`;
const isOpen = and(
  isNull(accountMerge.mergedAt),
  gt(accountMerge.createdAt, sql`now() - ${mergeLife}`),
);

/** The account that could be merged; undefined where the email address is its own or has no account. */
export async function findToMerge(database: Database, keptAccountId: number, email: string) {
  const [found] = await database
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.mailbox, mailboxKey(email)),
        ne(account.id, keptAccountId),
        isNull(account.erasedAt),
      ),
    );
  return found?.id;
}

/** Only the token of the newest email is valid. */
export async function openMerge(
  transaction: Transaction,
  opened: { keptAccountId: number; mergedAccountId: number; tokenHash: Buffer },
): Promise<{ id: string; expiresAt: Date }> {
  const { keptAccountId, mergedAccountId } = opened;
  await transaction
    .delete(accountMerge)
    .where(
      and(
        eq(accountMerge.keptAccountId, keptAccountId),
        eq(accountMerge.mergedAccountId, mergedAccountId),
        isNull(accountMerge.mergedAt),
      ),
    );
  const [merge] = await transaction
    .insert(accountMerge)
    .values(opened)
    .returning({
      id: accountMerge.id,
      expiresAt: sql<Date>`${accountMerge.createdAt} + ${mergeLife}`.mapWith(
        accountMerge.createdAt,
      ),
    });
  if (merge === undefined) throw new Error("The merge was not written");
  return merge;
}

const kept = alias(account, "kept");
const merged = alias(account, "merged");

export async function findOpenMerge(database: Database, tokenHash: Buffer) {
  const [found] = await database
    .select({
      id: accountMerge.id,
      keptAccountId: accountMerge.keptAccountId,
      mergedAccountId: accountMerge.mergedAccountId,
      keptEmail: kept.email,
      mergedEmail: merged.email,
    })
    .from(accountMerge)
    .innerJoin(kept, eq(kept.id, accountMerge.keptAccountId))
    .innerJoin(merged, eq(merged.id, accountMerge.mergedAccountId))
    .where(
      and(
        eq(accountMerge.tokenHash, tokenHash),
        isOpen,
        isNull(kept.erasedAt),
        isNull(merged.erasedAt),
      ),
    );
  return found;
}

/** Locks both accounts: concurrent writers wait, or are waited for. False where one no longer exists. */
export async function lockAccounts(
  transaction: Transaction,
  ids: readonly [number, number],
): Promise<boolean> {
  const locked = await transaction
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, [...ids]), isNull(account.erasedAt)))
    .orderBy(account.id)
    .for("update");
  return locked.length === ids.length;
}

export async function haveBothPlans(
  transaction: Transaction,
  ids: readonly [number, number],
): Promise<boolean> {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    select count(distinct account_id)::integer as count from shop.subscription
     where account_id in ${ids} and state <> 'deactivated'`);
  return rows[0]?.count === 2;
}

/** Consumes the token. False where another request was faster. */
export async function markMerged(transaction: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await transaction
    .update(accountMerge)
    .set({ mergedAt: sql`now()`, tokenHash: null })
    .where(and(eq(accountMerge.tokenHash, tokenHash), isOpen));
  return rowCount === 1;
}
