import pg from "pg";
import { databaseUrl } from "../../fixtures/shop-test.ts";

async function query(text: string, values: readonly string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** As if the newsletter had been confirmed so many days ago; a new subscriber is on the list since then. */
export async function subscribedSince(email: string, days: number): Promise<void> {
  await query(
    `insert into shop.newsletter_subscriber (email, language, confirmed_at)
     values ($1, 'en', now() - $2::integer * interval '1 day')
     on conflict (email) do update set confirmed_at = excluded.confirmed_at`,
    [email, String(days)],
  );
}

/** As if a published post had come out so many days ago, before anybody was looked at for the newsletter. */
export async function postOutSince(slug: string, days: number): Promise<void> {
  await query("delete from shop.job_progress where job like 'start-digests-%'");
  await query(
    `insert into shop.newsletter_post (slug, language, seen_at)
     values ($1, 'en', now() - $2::integer * interval '1 day')
     on conflict (slug, language) do update set seen_at = excluded.seen_at`,
    [slug, String(days)],
  );
}

/** As if a subscriber's mails had been sent so many days earlier. */
export async function sentEarlier(email: string, days: number): Promise<void> {
  await query(
    `update shop.newsletter_digest set covers_until = covers_until - $2::integer * interval '1 day'
      where subscriber_id = (select id from shop.newsletter_subscriber where email = $1)`,
    [email, String(days)],
  );
}
