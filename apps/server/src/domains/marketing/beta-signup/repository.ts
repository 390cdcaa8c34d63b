import type { BetaProgram } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { betaSignup } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";

interface SignupToSave {
  readonly program: BetaProgram;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthYear: number;
  readonly language: Language;
}

/** So that nobody can flood somebody else's mailbox. */
const mayBeMailed = lt(betaSignup.mailedAt, sql`now() - interval '1 day'`);

/**
 * One email address signs up once. A repeated request changes nothing: anybody could send it, with an address
 * that is not theirs. Returns its id if an email is due: not within a day of another. The unique key decides,
 * also between concurrent requests.
 */
export async function saveSignup(
  transaction: Transaction,
  signup: SignupToSave,
): Promise<number | undefined> {
  const [saved] = await transaction
    .insert(betaSignup)
    .values(signup)
    .onConflictDoUpdate({
      target: [betaSignup.program, betaSignup.email],
      set: { mailedAt: sql`now()` },
      setWhere: mayBeMailed,
    })
    .returning({ id: betaSignup.id });
  return saved?.id;
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

/** At most a slice of those who were promised the link, and for whom an email starts now. */
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
