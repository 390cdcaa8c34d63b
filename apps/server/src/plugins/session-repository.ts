import type { Database, Transaction } from "@autotune/database";
import { account, knownDevice, session } from "@autotune/database/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import { sessionSeconds } from "./session-cookies.ts";

/** Who is signed in. */
export interface SignedInAccount {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly optinMarketing: boolean;
}

/** An account as it was when somebody proved that it is theirs. */
export interface VerifiedAccount {
  readonly accountId: number;
  /** Null where the account has none. A reset in between sets another, and shuts them out. */
  readonly passwordHash: string | null;
}

export interface NewSession extends VerifiedAccount {
  readonly tokenHash: Buffer;
  readonly deviceHash: Buffer;
  /** The session that this one takes the place of. */
  readonly oldTokenHash: Buffer | null;
  readonly userAgent: string;
  /** Two letters, or empty. */
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
/** Being seen is written at most this often: reading a session stays a read. */
const isStale = sql<boolean>`${session.lastSeenAt} <= now() - interval '1 hour'`;

/**
 * The answer does not wait until this transaction is on the disk: should the database crash in that very
 * moment, somebody has to sign in once more. Signing out does wait.
 */
const commitWithoutWaiting = sql`set_config('synchronous_commit', 'off', true)`;

/** In which browsers a session begins: in all, or where the account's owner need not be told of it. */
type Browsers = "any" | "noNews";

/**
 * Ends the old session, starts the new one and remembers the device: all or nothing. The account is locked while
 * it does, and looked at again: between a right password and the session another one may have been set.
 */
function buildStart(database: Database, browsers: Browsers) {
  const accountId = sql`${placeholder("accountId")}::bigint`;
  // As the table was before this statement: the device that comes with it is not among them.
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
      // A row that nobody has locked or changed before is one that has just come.
      .returning({ isNew: sql<boolean>`xmax = 0`.as("is_new") }),
  );
  // Every column in its order: so an insert from a select is written.
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

/** The statements of sessions, prepared: the database plans each once for a connection. */
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
    .where(and(eq(session.tokenHash, placeholder("tokenHash")), gt(session.expiresAt, sql`now()`)))
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
     * Begins a session where its owner has nothing to hear of: in a browser that the account knows, or in its
     * first one. Says whether it began.
     */
    async startWithoutNews(newSession: NewSession): Promise<boolean> {
      const started = await startWithoutNews.execute({ ...newSession });
      return started.length === 1;
    },

    /** Begins a session in any browser; undefined where the account is not as it was verified. */
    async start(
      transaction: Transaction,
      newSession: NewSession,
    ): Promise<StartedSession | undefined> {
      const [started] = await buildStart(transaction, "any").execute({ ...newSession });
      return started;
    },

    /**
     * Writes that it was seen and moves its end, and that its browser was: one that is used every day is known
     * for as long. Says whether it was there to be moved.
     */
    async extend(tokenHash: Buffer, deviceHash: Buffer | null): Promise<boolean> {
      const { rowCount } = await database.execute(sql`
        with extended as (
          update shop.session set last_seen_at = now(), expires_at = ${expiry},
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
