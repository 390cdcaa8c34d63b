import type { Database, Transaction } from "@autotune/database";
import { account, session } from "@autotune/database/schema";
import { and, desc, eq, gt, sql } from "drizzle-orm";

/** An account's sessions, and which of them makes the request. */
export interface CurrentSession {
  readonly accountId: number;
  readonly tokenHash: Buffer;
}

/** An account has a few; thousands mean a machine. */
const mostShown = 100;

export function listSessions(database: Database, { accountId, tokenHash }: CurrentSession) {
  return database
    .select({
      id: session.id,
      userAgent: session.userAgent,
      country: session.country,
      startedAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      isCurrent: sql<boolean>`${session.tokenHash} = ${tokenHash}`,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${session.tokenHash} = ${tokenHash}`), desc(session.lastSeenAt))
    .limit(mostShown);
}

interface EndedSession {
  readonly isCurrent: boolean;
  readonly userAgent: string;
}

/**
 * Returns the session that was ended; undefined where the account has no such session. The browser of another one is
 * unknown from then on, unless it is the requesting one.
 */
export async function endSession(
  transaction: Transaction,
  { accountId, tokenHash }: CurrentSession,
  { id, deviceHash }: { id: string; deviceHash: Buffer | null },
): Promise<EndedSession | undefined> {
  const { rows } = await transaction.execute<{ isCurrent: boolean; userAgent: string }>(sql`
    with ended as (
      delete from shop.session where id = ${id} and account_id = ${accountId}
      returning device_hash, user_agent, token_hash = ${tokenHash} as is_current),
    forgotten as (
      delete from shop.known_device device using ended
       where device.account_id = ${accountId} and device.device_hash = ended.device_hash
         and not ended.is_current and device.device_hash is distinct from ${deviceHash}::bytea)
    select is_current as "isCurrent", user_agent as "userAgent" from ended`);
  return rows[0];
}

/** Whether an id names the requesting session itself. */
export async function isCurrentSession(
  database: Database,
  { tokenHash }: CurrentSession,
  id: string,
): Promise<boolean> {
  const isNamed = and(eq(session.id, id), eq(session.tokenHash, tokenHash));
  return (await database.$count(session, isNamed)) === 1;
}

/**
 * Ends all but the requesting one, and returns how many. Their browsers are unknown from then on: a new sign-in there is reported, and
 * failed attempts have no separate counter.
 */
export async function endOtherSessions(
  transaction: Transaction,
  { accountId, tokenHash }: CurrentSession,
  deviceHash: Buffer | null,
): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    with forgotten as (
      delete from shop.known_device
       where account_id = ${accountId} and device_hash is distinct from ${deviceHash}::bytea)
    delete from shop.session where account_id = ${accountId} and token_hash <> ${tokenHash}`);
  return rowCount ?? 0;
}

/**
 * Whether a session still exists; until the transaction ends nobody can end it, nor set another password. The
 * account is locked first, as where a password is set, to avoid a deadlock.
 */
export async function holdSession(
  transaction: Transaction,
  { accountId, tokenHash }: CurrentSession,
): Promise<boolean> {
  await transaction
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for("share");
  const held = await transaction
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.tokenHash, tokenHash), eq(session.accountId, accountId)))
    .for("share");
  return held.length === 1;
}

/** Whether the session was started recently. */
export async function isNewSession(database: Database, tokenHash: Buffer): Promise<boolean> {
  const count = await database.$count(
    session,
    and(
      eq(session.tokenHash, tokenHash),
      gt(session.createdAt, sql`now() - interval '10 minutes'`),
    ),
  );
  return count === 1;
}
