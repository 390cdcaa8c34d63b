import type { BetaProgram } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { betaSignup } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";

interface SignupToKeep {
  readonly program: BetaProgram;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthYear: number;
  readonly language: Language;
}

/** So that nobody can have somebody else's mailbox filled. */
const mayBeMailed = lt(betaSignup.mailedAt, sql`now() - interval '1 day'`);

/**
 * One address signs up once. Whoever asks again changes nothing of it: anybody could, with an address that is not
 * theirs. Returns its id if a letter is due: not within a day of another. The unique key decides, also between two
 * at once.
 */
export async function keepSignup(
  transaction: Transaction,
  signup: SignupToKeep,
): Promise<number | undefined> {
  const [kept] = await transaction
    .insert(betaSignup)
    .values(signup)
    .onConflictDoUpdate({
      target: [betaSignup.program, betaSignup.email],
      set: { mailedAt: sql`now()` },
      setWhere: mayBeMailed,
    })
    .returning({ id: betaSignup.id });
  return kept?.id;
}

export async function findSignup(database: Database, id: number) {
  const [found] = await database
    .select({
      email: betaSignup.email,
      language: betaSignup.language,
      mailedAt: betaSignup.mailedAt,
    })
    .from(betaSignup)
    .where(eq(betaSignup.id, id));
  return found;
}

export async function markLinkSent(database: Database, id: number): Promise<void> {
  await database
    .update(betaSignup)
    .set({ linkSentAt: sql`now()` })
    .where(eq(betaSignup.id, id));
}

/** At most a slice of those who were told that the link follows, and for whom a letter begins now. */
export async function takeWaitingSignups(
  transaction: Transaction,
  slice: number,
): Promise<number[]> {
  const waiting = transaction
    .select({ id: betaSignup.id })
    .from(betaSignup)
    .where(and(isNull(betaSignup.linkSentAt), mayBeMailed))
    .orderBy(betaSignup.id)
    .limit(slice)
    .for("update", { skipLocked: true });
  const taken = await transaction
    .update(betaSignup)
    .set({ mailedAt: sql`now()` })
    .where(inArray(betaSignup.id, waiting))
    .returning({ id: betaSignup.id });
  return taken.map(({ id }) => id);
}
