import type { App } from "../../../platform/app.ts";
import { hashToken, isToken } from "../../../platform/session/token.ts";
import { noticeQueue } from "../account-emails/notice-queue.ts";
import { completeProfile } from "./complete-profile.ts";
import { emptyAccount } from "../accounts/empty-account.ts";
import { moveBelongings } from "./move-belongings.ts";
import { findOpenMerge, haveBothPlans, lockAccounts, markMerged } from "./repository.ts";

interface Confirmation {
  readonly token: string;
  /** The account that is signed in where the link was opened. */
  readonly signedInId: number | undefined;
}

export type MergeResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "linkExpired" | "keptAccountRequired" | "planInBoth";
    };

/**
 * Merges two accounts of one person. Both sides prove it: the link was sent to the mailbox of the account that
 * ends, and its user is signed in to the one that stays. Otherwise a stranger's email could talk somebody out
 * of all that they own.
 */
export async function mergeAccounts(
  {
    database,
    modules,
    transact,
    readyToEnqueue,
  }: Pick<App, "database" | "modules" | "transact" | "readyToEnqueue">,
  { token, signedInId }: Confirmation,
): Promise<MergeResult> {
  const tokenHash = hashToken(token);
  const found = isToken(token) ? await findOpenMerge(database, tokenHash) : undefined;
  if (found === undefined) return { ok: false, reason: "linkExpired" };
  const { id: mergeId, keptAccountId, mergedAccountId, keptEmail, mergedEmail } = found;
  if (signedInId !== keptAccountId) return { ok: false, reason: "keptAccountRequired" };
  const enqueue = await readyToEnqueue();
  return transact<MergeResult>(async (transaction) => {
    const accounts = { kept: keptAccountId, merged: mergedAccountId };
    const ids = [keptAccountId, mergedAccountId] as const;
    const areThere = await lockAccounts(transaction, ids);
    if (areThere && (await haveBothPlans(transaction, ids)))
      return { ok: false, reason: "planInBoth" };
    if (!areThere || !(await markMerged(transaction, tokenHash)))
      return { ok: false, reason: "linkExpired" };
    await moveBelongings(transaction, modules, accounts);
    await completeProfile(transaction, accounts);
    await emptyAccount(transaction, mergedAccountId, "merged");
    const news = { kind: "merged", keptEmail, mergedEmail } as const;
    await enqueue(transaction, noticeQueue, [
      { name: `merged-${mergeId}-kept`, accountId: keptAccountId, to: keptEmail, news },
      { name: `merged-${mergeId}-merged`, accountId: keptAccountId, to: mergedEmail, news },
    ]);
    return { ok: true };
  });
}
