import type { Database } from "@autotune/database";
import { newsletterSubscriber, newsletterToken } from "@autotune/database/schema";
import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import { deleteInSlices, slice } from "../../../platform/jobs/delete-in-slices.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";

const longAgo = sql`now() - interval '30 days'`;

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

/** Records of newsletters sent long ago. The newest stays: the next one begins where it ended. */
export function deleteOldDigests(database: Database): Promise<number> {
  return deleteInSlices(() =>
    database.execute(sql`
      delete from shop.newsletter_digest where (subscriber_id, covers_until) in (
        select subscriber_id, covers_until from shop.newsletter_digest old
        where covers_until < now() - interval '90 days' and exists (
          select from shop.newsletter_digest newer where newer.subscriber_id = old.subscriber_id
             and newer.covers_until > old.covers_until)
        limit ${slice})`),
  );
}
