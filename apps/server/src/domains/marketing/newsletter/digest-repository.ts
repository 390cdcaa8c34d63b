import type { NewsletterFrequency } from "@autotune/contract";
import { isShown, type Database, type Transaction } from "@autotune/database";
import { newsletterDigest, newsletterSubscriber } from "@autotune/database/schema";
import { and, eq, isNull, sql } from "drizzle-orm";

/** Records every published post that is new. */
export async function seePosts(
  database: Database,
  samples: { readonly withSamples: boolean },
): Promise<void> {
  await database.execute(sql`
    insert into shop.newsletter_post (slug, language)
    select key, locale from shop.published_document document
     where collection = 'posts' and ${isShown(samples)}
    on conflict do nothing`);
}

/** The time of a subscriber's last newsletter, else of their confirmation. */
const since = sql`
  select greatest(subscriber.confirmed_at, max(earlier.covers_until)) as moment
    from shop.newsletter_digest earlier where earlier.subscriber_id = subscriber.id`;

/**
 * Starts the newsletter that was due at a given time for the next slice of confirmed subscribers after a given one, and
 * returns who gets one. A subscriber without news gets none. Its key decides between concurrent workers. Each subscriber
 * is looked at once, so that the last slice of a million costs what the first does.
 */
export async function beginDigests(
  transaction: Transaction,
  {
    frequency,
    until,
    after,
    slice,
  }: { frequency: NewsletterFrequency; until: Date; after: number; slice: number },
): Promise<{ readonly begun: readonly number[]; readonly last: number | undefined }> {
  const timestamp = sql`${until.toISOString()}::timestamptz`;
  const { rows } = await transaction.execute<{ begun: readonly number[]; last: number | null }>(sql`
    with subscriber as (
      select id, language, confirmed_at from shop.newsletter_subscriber
       where id > ${after} and confirmed_at is not null and frequency = ${frequency}
       order by id limit ${slice}
    ), begun as (
      insert into shop.newsletter_digest (subscriber_id, covers_from, covers_until)
      select subscriber.id, since.moment, ${timestamp}
        from subscriber cross join lateral (${since}) since
       where exists (
         select from shop.newsletter_post post
           join shop.published_document document on document.collection = 'posts'
            and document.key = post.slug and document.locale = post.language
          where post.language = subscriber.language
            and post.seen_at > since.moment and post.seen_at <= ${timestamp})
      on conflict do nothing
      returning subscriber_id
    )
    select (select max(id)::integer from subscriber) as last,
           array(select subscriber_id::integer from begun order by 1) as begun`);
  const [read] = rows;
  return { begun: read?.begun ?? [], last: read?.last ?? undefined };
}

/** A newsletter that was started and not sent, with its recipient; undefined where they unsubscribed meanwhile. */
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
