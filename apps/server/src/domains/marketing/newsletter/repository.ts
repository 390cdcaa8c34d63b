import type { NewsletterFrequency } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { newsletterSubscriber, newsletterToken } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";

/** So that nobody can flood somebody else's mailbox. */
const mayBeMailed = lt(newsletterSubscriber.askedAt, sql`now() - interval '10 minutes'`);

/**
 * Stores an email address as pending. Returns its id if an email is due: not for a confirmed one, nor soon
 * after another email. The unique key decides, also between concurrent requests.
 */
export async function saveWaiting(
  transaction: Transaction,
  email: string,
  language: Language,
): Promise<number | undefined> {
  const [saved] = await transaction
    .insert(newsletterSubscriber)
    .values({ email, language })
    .onConflictDoUpdate({
      target: newsletterSubscriber.email,
      set: { language, askedAt: sql`now()` },
      setWhere: sql`${isNull(newsletterSubscriber.confirmedAt)} and ${mayBeMailed}`,
    })
    .returning({ id: newsletterSubscriber.id });
  return saved?.id;
}

export async function isConfirmed(transaction: Transaction, email: string): Promise<boolean> {
  const found = await transaction
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.email, email), isNotNull(newsletterSubscriber.confirmedAt)));
  return found.length > 0;
}

/** For confirmed and pending subscribers. */
export async function chooseFrequency(
  transaction: Transaction,
  email: string,
  frequency: NewsletterFrequency,
): Promise<void> {
  await transaction
    .update(newsletterSubscriber)
    .set({ frequency })
    .where(eq(newsletterSubscriber.email, email));
}

/** Unsubscribes an email address, also a pending one. */
export async function deleteSubscriber(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
}

/** Undefined where the address is confirmed by now, or was purged. */
export async function findWaiting(database: Database, id: number) {
  const [found] = await database
    .select({
      email: newsletterSubscriber.email,
      language: newsletterSubscriber.language,
      askedAt: newsletterSubscriber.askedAt,
    })
    .from(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.id, id), isNull(newsletterSubscriber.confirmedAt)));
  return found;
}

export async function insertToken(
  database: Database,
  subscriberId: number,
  tokenHash: Buffer,
): Promise<void> {
  await database.insert(newsletterToken).values({ subscriberId, tokenHash });
}
