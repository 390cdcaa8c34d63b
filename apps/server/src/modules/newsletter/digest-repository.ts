import type { NewsletterFrequency } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { newsletterDigest, newsletterSubscriber } from "@autotune/database/schema";
import { and, eq, isNull, sql } from "drizzle-orm";

/** Notes every published post that was not seen before. */
export async function seePosts(database: Database): Promise<void> {
  await database.execute(sql`
    insert into shop.newsletter_post (slug, language)
    select key, locale from shop.published_document where collection = 'posts'
    on conflict do nothing`);
}

/** Of a subscriber's last newsletter, and else of when they confirmed. */
const since = sql`
  select greatest(subscriber.confirmed_at, max(earlier.covers_until)) as moment
    from shop.newsletter_digest earlier where earlier.subscriber_id = subscriber.id`;

/**
 * Begins the newsletter that was due at a moment, for as many confirmed subscribers as a slice has, and tells whose
 * they are. Whoever has nothing to read gets none. Its key decides between two workers at once.
 */
export async function beginDigests(
  transaction: Transaction,
  { frequency, until, slice }: { frequency: NewsletterFrequency; until: Date; slice: number },
): Promise<number[]> {
  const moment = sql`${until.toISOString()}::timestamptz`;
  const { rows } = await transaction.execute<{ id: number }>(sql`
    insert into shop.newsletter_digest (subscriber_id, covers_from, covers_until)
    select subscriber.id, since.moment, ${moment}
      from shop.newsletter_subscriber subscriber cross join lateral (${since}) since
     where subscriber.confirmed_at is not null and subscriber.frequency = ${frequency}
       and exists (
         select from shop.newsletter_post post
           join shop.published_document document on document.collection = 'posts'
            and document.key = post.slug and document.locale = post.language
          where post.language = subscriber.language
            and post.seen_at > since.moment and post.seen_at <= ${moment})
     order by subscriber.id limit ${slice}
    on conflict do nothing
    returning subscriber_id::integer as id`);
  return rows.map(({ id }) => id);
}

/** A newsletter that was begun and not sent, with whom it is for; nothing where they left the list meanwhile. */
export async function findUnsentDigest(
  database: Database,
  { subscriberId, coversUntil }: { subscriberId: number; coversUntil: Date },
) {
  const [found] = await database
    .select({
      email: newsletterSubscriber.email,
      language: newsletterSubscriber.language,
      coversFrom: newsletterDigest.coversFrom,
    })
    .from(newsletterDigest)
    .innerJoin(newsletterSubscriber, eq(newsletterSubscriber.id, newsletterDigest.subscriberId))
    .where(and(isDigest(subscriberId, coversUntil), isNull(newsletterDigest.sentAt)));
  return found;
}

export async function markDigestSent(
  database: Database,
  { subscriberId, coversUntil }: { subscriberId: number; coversUntil: Date },
): Promise<void> {
  await database
    .update(newsletterDigest)
    .set({ sentAt: sql`now()` })
    .where(isDigest(subscriberId, coversUntil));
}

function isDigest(subscriberId: number, coversUntil: Date) {
  return and(
    eq(newsletterDigest.subscriberId, subscriberId),
    eq(newsletterDigest.coversUntil, coversUntil),
  );
}
