import type { Database } from "@autotune/database";
import { newsletterSubscriber, newsletterToken } from "@autotune/database/schema";
import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import { readProgress, storeProgress } from "../../../platform/jobs/job-progress.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

const longAgo = sql`now() - interval '30 days'`;
const digestsKept = sql`now() - interval '90 days'`;

export function purgeUnconfirmedSubscribers(app: App): Job {
  return {
    name: "forget-unconfirmed-subscribers",
    schedule: "40 3 * * *",
    async run() {
      const subscribers = await deleteUnconfirmedSubscribers(app.database);
      const tokens = await deleteOldTokens(app.database);
      const digests = await deleteOldDigests(app.database);
      app.log.info({ subscribers, tokens, digests }, "unconfirmed subscribers purged");
    },
  };
}

/** Addresses that were not confirmed: without an answer there is no consent to store them. */
export function deleteUnconfirmedSubscribers(database: Database): Promise<number> {
  const forgotten = database
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(and(isNull(newsletterSubscriber.confirmedAt), lt(newsletterSubscriber.askedAt, longAgo)))
    .limit(slice);
  return deleteInSlices(() =>
    database.delete(newsletterSubscriber).where(inArray(newsletterSubscriber.id, forgotten)),
  );
}

/** Expired links. */
export function deleteOldTokens(database: Database): Promise<number> {
  const old = database
    .select({ tokenHash: newsletterToken.tokenHash })
    .from(newsletterToken)
    .where(lt(newsletterToken.createdAt, longAgo))
    .limit(slice);
  return deleteInSlices(() =>
    database.delete(newsletterToken).where(inArray(newsletterToken.tokenHash, old)),
  );
}

const digestsLookedAt = "forget-old-digests";

/**
 * Records of newsletters sent long ago. The newest stays: the next one begins where it ended. So each, once it is old,
 * takes those before it along, and is never looked at again however many stay.
 */
export async function deleteOldDigests(database: Database): Promise<number> {
  let [until, subscriberId] = (await readProgress(database, digestsLookedAt))?.split(" ") ?? [];
  let deleted = 0;
  for (;;) {
    const { rows } = await database.execute<{ count: number; until: string; id: string }>(sql`
      with old as materialized (
        select covers_until, subscriber_id from shop.newsletter_digest
         where covers_until < ${digestsKept}
           and (covers_until, subscriber_id) > (${until ?? "-infinity"}::timestamptz, ${subscriberId ?? 0}::bigint)
         order by covers_until, subscriber_id limit ${slice}
      ), gone as (
        delete from shop.newsletter_digest earlier using old
         where earlier.subscriber_id = old.subscriber_id and earlier.covers_until < old.covers_until
        returning 1
      )
      select (select count(*)::integer from gone) as count, covers_until::text as until, subscriber_id::text as id
        from old order by covers_until desc, subscriber_id desc limit 1`);
    const [last] = rows;
    if (last === undefined) return deleted;
    deleted += last.count;
    [until, subscriberId] = [last.until.replace(" ", "T"), last.id];
    await storeProgress(database, digestsLookedAt, `${until} ${subscriberId}`);
  }
}
