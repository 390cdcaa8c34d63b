import type { Database, Transaction } from "@autotune/database";
import { emailChange } from "@autotune/database/schema";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

/** Within it both mailboxes have to agree. */
export const changeLife = sql`interval '24 hours'`;
const isFresh = gt(emailChange.createdAt, sql`now() - ${changeLife}`);
const expiresAt = sql<Date>`${emailChange.createdAt} + ${changeLife}`.mapWith(
  emailChange.createdAt,
);

/** The mailbox that an account has, or the one that it is to have. */
export type Side = "old" | "new";

const sides = {
  old: { tokenHash: emailChange.oldTokenHash, confirmedAt: emailChange.oldConfirmedAt },
  new: { tokenHash: emailChange.newTokenHash, confirmedAt: emailChange.newConfirmedAt },
};

/** Opens a change; one that was open before it is over, with its links. */
export async function openChange(
  transaction: Transaction,
  accountId: number,
  newEmail: string,
): Promise<string> {
  const anew = {
    id: sql`gen_random_uuid()`,
    newEmail,
    oldTokenHash: null,
    newTokenHash: null,
    oldConfirmedAt: null,
    newConfirmedAt: null,
    createdAt: sql`now()`,
  };
  const [opened] = await transaction
    .insert(emailChange)
    .values({ accountId, newEmail })
    .onConflictDoUpdate({ target: emailChange.accountId, set: anew })
    .returning({ id: emailChange.id });
  if (opened === undefined) throw new Error("The change of address was not written");
  return opened.id;
}

export async function findOpenChange(database: Database, accountId: number) {
  const [found] = await database
    .select({
      newEmail: emailChange.newEmail,
      isOldConfirmed: sql<boolean>`${emailChange.oldConfirmedAt} is not null`,
      isNewConfirmed: sql<boolean>`${emailChange.newConfirmedAt} is not null`,
      requestedAt: emailChange.createdAt,
      expiresAt,
    })
    .from(emailChange)
    .where(and(eq(emailChange.accountId, accountId), isFresh));
  return found;
}

export async function dropChange(database: Database, accountId: number): Promise<void> {
  await database.delete(emailChange).where(eq(emailChange.accountId, accountId));
}

/** Whom to ask; nothing where that mailbox has agreed, or the change is over. */
export async function findToAsk(database: Database, id: string, side: Side) {
  const [found] = await database
    .select({
      accountId: emailChange.accountId,
      newEmail: emailChange.newEmail,
      isTaken: sql<boolean>`exists (
        select from shop.account other where other.email = ${emailChange.newEmail})`,
    })
    .from(emailChange)
    .where(and(eq(emailChange.id, id), isFresh, isNull(sides[side].confirmedAt)));
  return found;
}

/** The token of the newest mail is the one that is good. */
export async function keepToken(
  database: Database,
  id: string,
  side: Side,
  tokenHash: Buffer,
): Promise<void> {
  const kept = side === "old" ? { oldTokenHash: tokenHash } : { newTokenHash: tokenHash };
  await database.update(emailChange).set(kept).where(eq(emailChange.id, id));
}

/** Writes that a mailbox has agreed; its token goes in the same statement. */
export async function agree(transaction: Transaction, tokenHash: Buffer) {
  const agreed = ({ tokenHash: kept, confirmedAt }: (typeof sides)[Side]) => ({
    confirmedAt: sql`case when ${kept} = ${tokenHash} then now() else ${confirmedAt} end`,
    tokenHash: sql`nullif(${kept}, ${tokenHash})`,
  });
  const [old, anew] = [agreed(sides.old), agreed(sides.new)];
  const [change] = await transaction
    .update(emailChange)
    .set({
      oldConfirmedAt: old.confirmedAt,
      oldTokenHash: old.tokenHash,
      newConfirmedAt: anew.confirmedAt,
      newTokenHash: anew.tokenHash,
    })
    .where(
      and(isFresh, sql`${tokenHash} in (${emailChange.oldTokenHash}, ${emailChange.newTokenHash})`),
    )
    .returning({
      id: emailChange.id,
      accountId: emailChange.accountId,
      newEmail: emailChange.newEmail,
      isAgreed: sql<boolean>`
        ${emailChange.oldConfirmedAt} is not null and ${emailChange.newConfirmedAt} is not null`,
    });
  return change;
}
