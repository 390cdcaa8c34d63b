import { erasureDays } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { accountErasure } from "@autotune/database/schema";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";

/** The time in which a user can change their mind. */
const waitingTime = sql`${erasureDays} * interval '1 day'`;

export async function findErasure(database: Database, accountId: number): Promise<Date | null> {
  const [found] = await database
    .select({ dueAt: accountErasure.dueAt })
    .from(accountErasure)
    .where(and(eq(accountErasure.accountId, accountId), isNull(accountErasure.doneAt)));
  return found?.dueAt ?? null;
}

/** When it is due; undefined where it was requested before, which stays unchanged. */
export async function scheduleErasure(
  transaction: Transaction,
  accountId: number,
): Promise<Date | undefined> {
  const [scheduled] = await transaction
    .insert(accountErasure)
    .values({ accountId, dueAt: sql`now() + ${waitingTime}` })
    .onConflictDoNothing({ target: accountErasure.accountId })
    .returning({ dueAt: accountErasure.dueAt });
  return scheduled?.dueAt;
}

/** Something would still be charged: an erased customer could not cancel it. */
export async function hasChargingPlan(
  database: Database | Transaction,
  accountId: number,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from shop.subscription
     where account_id = ${accountId} and state not in ('canceled', 'deactivated') limit 1`);
  return rows.length > 0;
}

/** May still be paid. */
const isOpenCheckout = sql`checkout.created_at > now() - interval '2 days'
  and not exists (select from shop.order where checkout_id = checkout.id)`;

/**
 * A payment or a response is pending: its outcome needs an owner. The order of a guest comes to the account of their
 * email address.
 */
export async function waitsForMoney(transaction: Transaction, accountId: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from shop.order where account_id = ${accountId} and state = 'pending'
    union all
    select from shop.checkout
     where account_id = ${accountId} and ${isOpenCheckout}
    union all
    select from shop.checkout join shop.account on account.email = checkout.email
     where account.id = ${accountId} and checkout.account_id is null and ${isOpenCheckout}
    union all
    select from shop.withdrawal join shop.order bought on bought.id = withdrawal.order_id
     where bought.account_id = ${accountId} and withdrawal.state = 'received'
    limit 1`);
  return rows.length > 0;
}

const isDue = and(isNull(accountErasure.doneAt), lte(accountErasure.dueAt, sql`now()`));

/** In the order of accounts, so that one that has to wait does not block the rest. */
export async function findDueErasures(
  database: Database,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<number[]> {
  const due = await database
    .select({ accountId: accountErasure.accountId })
    .from(accountErasure)
    .where(and(isDue, gt(accountErasure.accountId, after)))
    .orderBy(accountErasure.accountId)
    .limit(atMost);
  return due.map(({ accountId }) => accountId);
}

/** Whose events the inbox may still get or hold: it retains them for two years. In the order of accounts. */
export async function findErased(
  database: Database,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<number[]> {
  const erased = await database
    .select({ accountId: accountErasure.accountId })
    .from(accountErasure)
    .where(
      and(
        gt(accountErasure.doneAt, sql`now() - interval '24 months'`),
        gt(accountErasure.accountId, after),
      ),
    )
    .orderBy(accountErasure.accountId)
    .limit(atMost);
  return erased.map(({ accountId }) => accountId);
}

/** Locks it, so that nobody cancels it or runs it a second time meanwhile. False where it is not due. */
export async function lockDueErasure(
  transaction: Transaction,
  accountId: number,
): Promise<boolean> {
  const found = await transaction
    .select({ accountId: accountErasure.accountId })
    .from(accountErasure)
    .where(and(isDue, eq(accountErasure.accountId, accountId)))
    .for("update");
  return found.length > 0;
}

/** For the transaction that has locked it. */
export async function markErased(transaction: Transaction, accountId: number): Promise<void> {
  await transaction
    .update(accountErasure)
    .set({ doneAt: sql`now()` })
    .where(eq(accountErasure.accountId, accountId));
}
