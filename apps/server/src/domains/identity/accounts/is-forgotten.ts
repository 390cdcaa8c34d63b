import { account } from "@autotune/database/schema";
import { sql } from "drizzle-orm";

/** The columns that `isForgotten` needs, for the query that finds the recipient. */
export const accountEnd = {
  accountId: account.id,
  erasedAt: account.erasedAt,
  /** It was emptied because it was merged into another one. */
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
 * Whether the account was erased. Records of a merged account move to the remaining one within minutes: until
 * then this throws, so that the next attempt of the email finds its owner.
 */
export function isForgotten({ accountId, erasedAt, isMerged }: AccountEnd): boolean {
  if (isMerged)
    throw new Error(`Account ${accountId} was merged, and its records have not been moved yet`);
  return erasedAt !== null;
}
