import { emailChangeHours, mailboxKey } from "@autotune/commerce";
import type { Database, Transaction } from "@autotune/database";
import { account, emailChange } from "@autotune/database/schema";
import { and, eq, gt, isNull, sql } from "drizzle-orm";

/** Both mailboxes have to confirm within this time. */
export const changeLife = sql`${emailChangeHours} * interval '1 hour'`;
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

/** Opens a change; a previous one ends, with its links. */
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
  if (opened === undefined) throw new Error("The email change was not written");
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

/** Whom to send to; undefined where that mailbox has confirmed, or the change is over. */
export async function findToConfirm(database: Database, id: string, side: Side) {
  const [found] = await database
    .select({
      accountId: emailChange.accountId,
      newEmail: emailChange.newEmail,
      expiresAt,
    })
    .from(emailChange)
    .where(and(eq(emailChange.id, id), isFresh, isNull(sides[side].confirmedAt)));
  if (found === undefined) return undefined;
  const isTaken = eq(account.mailbox, mailboxKey(found.newEmail));
  return { ...found, isTaken: (await database.$count(account, isTaken)) > 0 };
}

/** Only the token of the newest email is valid. */
export async function saveToken(
  database: Database,
  id: string,
  side: Side,
  tokenHash: Buffer,
): Promise<void> {
  const hashes = side === "old" ? { oldTokenHash: tokenHash } : { newTokenHash: tokenHash };
  await database.update(emailChange).set(hashes).where(eq(emailChange.id, id));
}

/** Records that a mailbox has confirmed; its token is consumed in the same statement. */
export async function agree(transaction: Transaction, tokenHash: Buffer) {
  const agreed = ({ tokenHash: storedHash, confirmedAt }: (typeof sides)[Side]) => ({
    confirmedAt: sql`case when ${storedHash} = ${tokenHash} then now() else ${confirmedAt} end`,
    tokenHash: sql`nullif(${storedHash}, ${tokenHash})`,
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
