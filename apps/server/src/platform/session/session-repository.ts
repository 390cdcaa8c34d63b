import type { Database, Transaction } from "@autotune/database";
import { account, knownDevice, session } from "@autotune/database/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import { longestSessionSeconds, sessionSeconds } from "./session-lifetime.ts";

/** The signed-in user. */
export interface SignedInAccount {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly optinMarketing: boolean;
}

/** An account as it was when the user was authenticated. */
export interface VerifiedAccount {
  readonly accountId: number;
  /** Null where the account has none. A reset in between sets another, and locks them out. */
  readonly passwordHash: string | null;
}

export interface NewSession extends VerifiedAccount {
  readonly tokenHash: Buffer;
  readonly deviceHash: Buffer;
  /** The session that this one replaces. */
  readonly oldTokenHash: Buffer | null;
  readonly userAgent: string;
  /** Two-letter code, or empty. */
  readonly country: string;
}

export interface StartedSession {
  readonly id: string;
  readonly startedAt: Date;
  /** The account has signed in before, and never from this browser. */
  readonly isNewDevice: boolean;
}

const { placeholder } = sql;
const expiry = sql`now() + ${sessionSeconds} * interval '1 second'`;
/** When even a session that is used every day is over. */
const lastExpiry = sql`${session.createdAt} + ${longestSessionSeconds} * interval '1 second'`;
/** The last use is written at most this often: reading a session stays a read. */
const isStale = sql<boolean>`${session.lastSeenAt} <= now() - interval '1 hour'`;

/**
 * The response does not wait until this transaction is on disk: should the database crash right then, the user
 * has to sign in once more. Signing out does wait.
 */
const commitWithoutWaiting = sql`set_config('synchronous_commit', 'off', true)`;

/** In which browsers a session may start: in all, or only where the account's owner need not be notified. */
type Browsers = "any" | "noNews";

/**
 * Ends the old session, starts the new one and records the device: all or nothing. The account is locked and
 * read again: between the password check and the session another password may have been set.
 */
function buildStart(database: Database, browsers: Browsers) {
  const accountId = sql`${placeholder("accountId")}::bigint`;
  // Sees the table as it was before this statement, without the device that it inserts.
  const hasDevices = sql`exists (
    select from shop.known_device where account_id = ${accountId})`;
  const isKnown = sql`exists (
    select from shop.known_device
     where account_id = ${accountId} and device_hash = ${placeholder("deviceHash")}::bytea)`;
  const begins = browsers === "any" ? sql`true` : sql`(${isKnown} or not ${hasDevices})`;
  const owner = database.$with("owner", { id: sql<number>`id` }).as(sql`
    select id from shop.account
     where id = ${accountId} and ${begins}
       and password_hash is not distinct from ${placeholder("passwordHash")}::text
       for share`);
  const ended = database
    .$with("ended")
    .as(
      database
        .delete(session)
        .where(
          and(eq(session.tokenHash, placeholder("oldTokenHash")), sql`exists (select from owner)`),
        ),
    );
  const known = database.$with("known").as(
    database
      .insert(knownDevice)
      .select(sql`select owner.id, ${placeholder("deviceHash")}::bytea, now() from owner`)
      .onConflictDoUpdate({
        target: [knownDevice.accountId, knownDevice.deviceHash],
        set: { lastSeenAt: sql`now()` },
      })
      // xmax is 0 only for a row that was just inserted.
      .returning({ isNew: sql<boolean>`xmax = 0`.as("is_new") }),
  );
  // Every column in order, as an insert from a select requires.
  const values = sql`
    select ${placeholder("tokenHash")}::bytea, gen_random_uuid(), owner.id,
           ${placeholder("deviceHash")}::bytea, ${placeholder("userAgent")}::text,
           ${placeholder("country")}::text, now(), now(), ${expiry} from owner`;
  return database
    .with(owner, ended, known)
    .insert(session)
    .select(values)
    .returning({
      commit: commitWithoutWaiting,
      id: session.id,
      startedAt: session.createdAt,
      isNewDevice: sql<boolean>`(select is_new from known) and ${hasDevices}`,
    })
    .prepare(browsers === "any" ? "start_session_elsewhere" : "start_session");
}

/** The session statements, prepared: the database plans each once per connection. */
export function createSessionRepository(database: Database) {
  const find = database
    .select({
      isStale,
      account: {
        id: account.id,
        email: account.email,
        firstName: account.firstName,
        lastName: account.lastName,
        optinMarketing: account.optinMarketing,
      },
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, placeholder("tokenHash")),
        gt(session.expiresAt, sql`now()`),
        gt(lastExpiry, sql`now()`),
      ),
    )
    .prepare("find_session");
  const startWithoutNews = buildStart(database, "noNews");

  return {
    async find(
      tokenHash: Buffer,
    ): Promise<{ readonly account: SignedInAccount; readonly isStale: boolean } | undefined> {
      const [found] = await find.execute({ tokenHash });
      return found;
    },

    /**
     * Starts a session where the owner need not be notified: in a browser that the account knows, or in its
     * first one. Returns whether it started.
     */
    async startWithoutNews(newSession: NewSession): Promise<boolean> {
      const started = await startWithoutNews.execute({ ...newSession });
      return started.length === 1;
    },

    /** Starts a session in any browser; undefined where the account has changed since it was verified. */
    async start(
      transaction: Transaction,
      newSession: NewSession,
    ): Promise<StartedSession | undefined> {
      const [started] = await buildStart(transaction, "any").execute({ ...newSession });
      return started;
    },

    /**
     * Records the use of a session and extends it, and records the use of its browser: one that is used every
     * day stays known. Returns whether the session existed.
     */
    async extend(tokenHash: Buffer, deviceHash: Buffer | null): Promise<boolean> {
      const { rowCount } = await database.execute(sql`
        with extended as (
          update shop.session set last_seen_at = now(), expires_at = least(${expiry}, ${lastExpiry}),
                 device_hash = coalesce(device_hash, ${deviceHash}::bytea)
           where token_hash = ${tokenHash} and ${isStale}
          returning account_id, device_hash),
        seen as (
          update shop.known_device device set last_seen_at = now() from extended
           where device.account_id = extended.account_id
             and device.device_hash = extended.device_hash)
        select from extended`);
      return rowCount === 1;
    },

    async end(tokenHash: Buffer): Promise<void> {
      await database.delete(session).where(eq(session.tokenHash, tokenHash));
    },
  };
}
