import { account } from "@autotune/database/schema";
import { sql } from "drizzle-orm";

/** What `isForgotten` has to know of an account, for the query that finds who is written to. */
export const accountEnd = {
  accountId: account.id,
  erasedAt: account.erasedAt,
  /** It was emptied because it became a part of another one. */
  isMerged: sql<boolean>`exists (
    select from shop.account_merge merge
     where merge.merged_account_id = ${account.id} and merge.merged_at is not null)`,
};

interface AccountEnd {
  readonly accountId: number;
  readonly erasedAt: Date | null;
  readonly isMerged: boolean;
}

/**
 * Whether there is no mailbox any more. What was written for an account while it was merged follows to the kept
 * one within minutes: until then this throws, so that the next try of the mail finds its owner.
 */
export function isForgotten({ accountId, erasedAt, isMerged }: AccountEnd): boolean {
  if (isMerged) throw new Error(`Account ${accountId} was merged, and this has not followed yet`);
  return erasedAt !== null;
}
