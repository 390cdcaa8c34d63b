import { newsletterLinkDays } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { newsletterSubscriber, newsletterToken } from "@autotune/database/schema";
import { and, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { liftComplaint } from "../../../platform/mail-delivery/repository.ts";

/** How long a link is valid; a confirmed reader may use it later too. */
const linkIsFresh = gt(
  newsletterToken.createdAt,
  sql`now() - ${newsletterLinkDays} * interval '1 day'`,
);

/** Confirms the email address of a token, and returns it; a second time changes nothing. */
export async function confirmSubscriber(
  database: Database,
  tokenHash: Buffer,
): Promise<string | undefined> {
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
  // Its owner opts in again.
  await liftComplaint(database, confirmed.email);
  return confirmed.email;
}
