import type { Database, Transaction } from "@autotune/database";
import { accountErasure } from "@autotune/database/schema";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";

/** In which somebody can change their mind. */
const waitingTime = sql`interval '14 days'`;

export async function findErasure(database: Database, accountId: number): Promise<Date | null> {
  const [found] = await database
    .select({ dueAt: accountErasure.dueAt })
    .from(accountErasure)
    .where(and(eq(accountErasure.accountId, accountId), isNull(accountErasure.doneAt)));
  return found?.dueAt ?? null;
}

/** When it is due; nothing where it was asked for before, which stays as it is. */
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

/** Says whether there was one to cancel. */
export async function cancelErasure(transaction: Transaction, accountId: number): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(accountErasure)
    .where(and(eq(accountErasure.accountId, accountId), isNull(accountErasure.doneAt)));
  return rowCount === 1;
}

/** Something would still be charged for: somebody who is forgotten could not stop it. */
export async function hasChargingPlan(
  database: Database | Transaction,
  accountId: number,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from shop.subscription
     where account_id = ${accountId} and state not in ('canceled', 'deactivated') limit 1`);
  return rows.length > 0;
}

/** Money or an answer is on its way: what comes of it needs somebody to belong to. */
export async function waitsForMoney(transaction: Transaction, accountId: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from shop.order where account_id = ${accountId} and state = 'pending'
    union all
    select from shop.checkout
     where account_id = ${accountId} and created_at > now() - interval '2 days'
       and not exists (select from shop.order where checkout_id = checkout.id)
    union all
    select from shop.withdrawal join shop.order bought on bought.id = withdrawal.order_id
     where bought.account_id = ${accountId} and withdrawal.state = 'received'
    limit 1`);
  return rows.length > 0;
}

const isDue = and(isNull(accountErasure.doneAt), lte(accountErasure.dueAt, sql`now()`));

/** By their accounts, so that whoever has to wait does not stand before the rest. */
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

/** Whose events the inbox may still get or hold: it keeps them for two years. In the order of their accounts. */
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

/** Holds it, so that nobody cancels it or does it a second time meanwhile. False where it is not due. */
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

/** For whoever has locked it. */
export async function markErased(transaction: Transaction, accountId: number): Promise<void> {
  await transaction
    .update(accountErasure)
    .set({ doneAt: sql`now()` })
    .where(eq(accountErasure.accountId, accountId));
}
