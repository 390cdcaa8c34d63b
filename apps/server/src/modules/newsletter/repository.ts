import type { NewsletterFrequency } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { newsletterSubscriber, newsletterToken } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { liftComplaint } from "../mail-delivery/repository.ts";

/** A link is good for so long; who confirmed with it may press it later too. */
const linkIsFresh = gt(newsletterToken.createdAt, sql`now() - interval '7 days'`);
/** So that nobody can have somebody else's mailbox filled. */
const mayBeMailed = lt(newsletterSubscriber.askedAt, sql`now() - interval '10 minutes'`);

/**
 * Keeps an address as waiting. Returns its id if a mail is due: not for one that is confirmed, nor soon after
 * another mail. The unique key decides, also between two at once.
 */
export async function keepWaiting(
  transaction: Transaction,
  email: string,
  language: Language,
): Promise<number | undefined> {
  const [kept] = await transaction
    .insert(newsletterSubscriber)
    .values({ email, language })
    .onConflictDoUpdate({
      target: newsletterSubscriber.email,
      set: { language, askedAt: sql`now()` },
      setWhere: sql`${isNull(newsletterSubscriber.confirmedAt)} and ${mayBeMailed}`,
    })
    .returning({ id: newsletterSubscriber.id });
  return kept?.id;
}

export async function isConfirmed(transaction: Transaction, email: string): Promise<boolean> {
  const found = await transaction
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(and(eq(newsletterSubscriber.email, email), isNotNull(newsletterSubscriber.confirmedAt)));
  return found.length > 0;
}

/** For whoever is on the list, or waits to be. */
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

/** Takes an address off the list, also one that was only waiting to be on it. */
export async function forget(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
}

/** Nothing where the address is confirmed by now, or forgotten. */
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

/** Confirms the address that a token belongs to, and tells it; a second time it changes nothing. */
export async function confirm(database: Database, tokenHash: Buffer): Promise<string | undefined> {
  const [confirmed] = await database
    .update(newsletterSubscriber)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscriber.confirmedAt}, now())` })
    .from(newsletterToken)
    .where(
      and(
        eq(newsletterToken.subscriberId, newsletterSubscriber.id),
        eq(newsletterToken.tokenHash, tokenHash),
        or(linkIsFresh, isNotNull(newsletterSubscriber.confirmedAt)),
      ),
    )
    .returning({ email: newsletterSubscriber.email });
  if (confirmed === undefined) return undefined;
  // Its owner wants more of them.
  await liftComplaint(database, confirmed.email);
  return confirmed.email;
}
