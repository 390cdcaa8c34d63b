import { mailboxKey, transferDays } from "@autotune/commerce";
import type { TransferState } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { account, licenceTransfer } from "@autotune/database/schema";
import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";

/** One of the two sides of a transfer. */
export type Role = "giver" | "taker";

/** When the links of a transfer end. */
export const transferExpiry =
  sql<Date>`${licenceTransfer.createdAt} + ${transferDays} * interval '1 day'`.mapWith(
    licenceTransfer.createdAt,
  );

const isOpen = eq(licenceTransfer.state, "open");
const isInTime = sql<boolean>`${transferExpiry} > now()`;

/** A job marks expired rows some time after they have expired. */
const stateNow = sql<TransferState>`case when ${isOpen} and not ${isInTime} then 'expired'
  else ${licenceTransfer.state} end`;

const openColumns = {
  id: licenceTransfer.id,
  toEmail: licenceTransfer.toEmail,
  toAccountId: licenceTransfer.toAccountId,
  giverConfirmedAt: licenceTransfer.giverConfirmedAt,
  takerConfirmedAt: licenceTransfer.takerConfirmedAt,
  createdAt: licenceTransfer.createdAt,
};
export type OpenTransfer = Pick<typeof licenceTransfer.$inferSelect, keyof typeof openColumns>;

/** Undefined where one is in progress: the key of open ones decides, also for concurrent inserts. */
export async function insertTransfer(
  transaction: Transaction,
  values: { licenceId: number; fromAccountId: number; toEmail: string },
): Promise<OpenTransfer | undefined> {
  const [inserted] = await transaction
    .insert(licenceTransfer)
    .values(values)
    .onConflictDoNothing({ target: licenceTransfer.licenceId, where: sql`state = 'open'` })
    .returning(openColumns);
  return inserted;
}

export async function findOpenTransfer(
  database: Database,
  licenceId: number,
): Promise<OpenTransfer | undefined> {
  const [found] = await database
    .select(openColumns)
    .from(licenceTransfer)
    .where(and(eq(licenceTransfer.licenceId, licenceId), isOpen));
  return found;
}

/** More than a person would read. */
const longestHistory = 50;

/** Ended transfers of a licence, the newest first: those that brought it to its owner, and all that the owner began. */
export async function readEndedTransfers(
  database: Database,
  { licenceId, accountId }: { licenceId: number; accountId: number },
) {
  const rows = await database
    .select({
      state: licenceTransfer.state,
      fromEmail: account.email,
      toEmail: licenceTransfer.toEmail,
      createdAt: licenceTransfer.createdAt,
      endedAt: licenceTransfer.endedAt,
    })
    .from(licenceTransfer)
    .innerJoin(account, eq(account.id, licenceTransfer.fromAccountId))
    .where(
      and(
        eq(licenceTransfer.licenceId, licenceId),
        or(eq(licenceTransfer.state, "done"), eq(licenceTransfer.fromAccountId, accountId)),
      ),
    )
    .orderBy(desc(licenceTransfer.createdAt))
    .limit(longestHistory);
  return rows.flatMap(({ state, endedAt, ...row }) =>
    state === "open" || endedAt === null ? [] : [{ ...row, state, endedAt }],
  );
}

const tokenOf = {
  giver: licenceTransfer.giverTokenHash,
  taker: licenceTransfer.takerTokenHash,
} as const;

/** Which side a token belongs to, and of which transfer. */
export async function findByToken(database: Database, tokenHash: Buffer) {
  const [found] = await database
    .select({
      id: licenceTransfer.id,
      licenceId: licenceTransfer.licenceId,
      fromAccountId: licenceTransfer.fromAccountId,
      toEmail: licenceTransfer.toEmail,
      state: stateNow,
      isGiver: sql<boolean>`${tokenOf.giver} is not distinct from ${tokenHash}`,
    })
    .from(licenceTransfer)
    .where(or(eq(tokenOf.giver, tokenHash), eq(tokenOf.taker, tokenHash)));
  if (found === undefined) return undefined;
  const { isGiver, ...transfer } = found;
  const role: Role = isGiver ? "giver" : "taker";
  return { ...transfer, role };
}

interface TokenToStore {
  readonly id: string;
  readonly role: Role;
  readonly tokenHash: Buffer;
  /** The mailbox that the link is sent to. */
  readonly email: string;
}

/**
 * Only the latest email's link works: a second email replaces the first. Not stored where the reader has another email
 * address by now; a concurrent change waits, and deletes the token.
 */
export async function storeToken(
  transaction: Transaction,
  { id, role, tokenHash, email }: TokenToStore,
): Promise<boolean> {
  const hold = role === "giver" ? holdGiver : holdTaker;
  if (!(await hold(transaction, id, email))) return false;
  const set =
    role === "giver"
      ? { giverTokenHash: tokenHash }
      : // As their account writes it, so that the transfer follows the account.
        { takerTokenHash: tokenHash, toEmail: email };
  const { rowCount } = await transaction
    .update(licenceTransfer)
    .set(set)
    .where(isUnconfirmed(id, role));
  return rowCount === 1;
}

/** Whether one side has yet to respond. */
export async function isWaitingFor(
  transaction: Transaction,
  { id, role }: Pick<TokenToStore, "id" | "role">,
): Promise<boolean> {
  return (await transaction.$count(licenceTransfer, isUnconfirmed(id, role))) === 1;
}

const isUnconfirmed = (id: string, role: Role) =>
  and(eq(licenceTransfer.id, id), isOpen, isNull(confirmedOf[role]));

/** Whether the giver still has this email address, locked until the transaction ends. */
async function holdGiver(transaction: Transaction, id: string, email: string): Promise<boolean> {
  const giverId = transaction
    .select({ id: licenceTransfer.fromAccountId })
    .from(licenceTransfer)
    .where(eq(licenceTransfer.id, id));
  const held = await transaction
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, giverId), eq(account.email, email)))
    .for("share");
  return held.length === 1;
}

/** Whether the transfer still goes to this mailbox, however the giver wrote it; locked until the transaction ends. */
async function holdTaker(transaction: Transaction, id: string, email: string): Promise<boolean> {
  const [held] = await transaction
    .select({ toEmail: licenceTransfer.toEmail })
    .from(licenceTransfer)
    .where(eq(licenceTransfer.id, id))
    .for("update");
  return held !== undefined && mailboxKey(held.toEmail) === mailboxKey(email);
}

const confirmedOf = {
  giver: licenceTransfer.giverConfirmedAt,
  taker: licenceTransfer.takerConfirmedAt,
} as const;

interface UsedToken {
  readonly role: Role;
  readonly tokenHash: Buffer;
}

const usedUp = { giver: { giverTokenHash: null }, taker: { takerTokenHash: null } } as const;

interface Yes {
  readonly tokenHash: Buffer;
  /** The recipient's account, where it is the recipient who responds. */
  readonly takerId?: number;
}

/** Consumes the token and stores the response in one statement; undefined where it was used before, or is too late. */
export async function confirmTransfer(transaction: Transaction, { tokenHash, takerId }: Yes) {
  const role: Role = takerId === undefined ? "giver" : "taker";
  const confirmed =
    takerId === undefined
      ? { giverConfirmedAt: sql`now()` }
      : { takerConfirmedAt: sql`now()`, toAccountId: takerId };
  const [updated] = await transaction
    .update(licenceTransfer)
    .set({ ...usedUp[role], ...confirmed })
    .where(and(eq(tokenOf[role], tokenHash), isOpen, isInTime))
    .returning(openColumns);
  return updated;
}

/** The same for a no. */
export async function declineByToken(
  transaction: Transaction,
  { role, tokenHash }: UsedToken,
): Promise<boolean> {
  const { rowCount } = await transaction
    .update(licenceTransfer)
    .set({
      ...usedUp[role],
      state: role === "giver" ? "withdrawn" : "declined",
      endedAt: sql`now()`,
    })
    .where(and(eq(tokenOf[role], tokenHash), isOpen, isInTime));
  return rowCount === 1;
}

/** Ends a licence's transfer in progress, if there is one. */
export async function withdrawOpen(
  transaction: Transaction,
  licenceId: number,
): Promise<string | undefined> {
  const [ended] = await transaction
    .update(licenceTransfer)
    .set({ state: "withdrawn", endedAt: sql`now()` })
    .where(and(eq(licenceTransfer.licenceId, licenceId), isOpen))
    .returning({ id: licenceTransfer.id });
  return ended?.id;
}

export async function finishTransfer(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(licenceTransfer)
    .set({ state: "done", endedAt: sql`now()` })
    .where(eq(licenceTransfer.id, id));
}

/** Ends some of those that got no response in time. */
export async function expireOverdue(transaction: Transaction, atMost: number): Promise<string[]> {
  const overdue = transaction
    .select({ id: licenceTransfer.id })
    .from(licenceTransfer)
    .where(and(isOpen, sql`not ${isInTime}`))
    .limit(atMost)
    .for("update", { skipLocked: true });
  const ended = await transaction
    .update(licenceTransfer)
    .set({ state: "expired", endedAt: sql`now()` })
    .where(sql`${licenceTransfer.id} in ${overdue}`)
    .returning({ id: licenceTransfer.id });
  return ended.map(({ id }) => id);
}
