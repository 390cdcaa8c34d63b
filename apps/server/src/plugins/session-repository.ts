import type { Database } from "@autotune/database";
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

export interface NewSession {
  readonly accountId: number;
  readonly tokenHash: Buffer;
  readonly deviceHash: Buffer;
  /** The session that this one takes the place of. */
  readonly oldTokenHash: Buffer | null;
  readonly userAgent: string;
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

  const ended = database
    .$with("ended")
    .as(database.delete(session).where(eq(session.tokenHash, placeholder("oldTokenHash"))));
  const known = database.$with("known").as(
    database
      .insert(knownDevice)
      .values({ accountId: placeholder("accountId"), deviceHash: placeholder("deviceHash") })
      .onConflictDoUpdate({
        target: [knownDevice.accountId, knownDevice.deviceHash],
        set: { lastSeenAt: sql`now()` },
      }),
  );
  const start = database
    .with(ended, known)
    .insert(session)
    .values({
      tokenHash: placeholder("tokenHash"),
      accountId: placeholder("accountId"),
      userAgent: placeholder("userAgent"),
      expiresAt: expiry,
    })
    .returning({ commit: commitWithoutWaiting })
    .prepare("start_session");

  return {
    async find(
      tokenHash: Buffer,
    ): Promise<{ readonly account: SignedInAccount; readonly isStale: boolean } | undefined> {
      const [found] = await find.execute({ tokenHash });
      return found;
    },

    /** Ends the old session, starts the new one and remembers the device: one statement, all or nothing. */
    async start(newSession: NewSession): Promise<void> {
      await start.execute({ ...newSession });
    },

    /** Writes that it was seen and moves its end; says whether it was there to be moved. */
    async extend(tokenHash: Buffer): Promise<boolean> {
      const { rowCount } = await database
        .update(session)
        .set({ lastSeenAt: sql`now()`, expiresAt: expiry })
        .where(and(eq(session.tokenHash, tokenHash), isStale));
      return rowCount === 1;
    },

    async end(tokenHash: Buffer): Promise<void> {
      await database.delete(session).where(eq(session.tokenHash, tokenHash));
    },
  };
}
