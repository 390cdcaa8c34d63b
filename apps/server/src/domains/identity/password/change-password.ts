import { rejectPassword, type PasswordRejection } from "@autotune/commerce/reject-password";
import type { Database, Transact } from "@autotune/database";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import { noticeQueue } from "../account-emails/notice-queue.ts";
import { confirmPassword } from "./confirm-password.ts";
import { hashPassword } from "./password-hash.ts";
import { findOwner, isStillPassword, setPassword, type CurrentBrowser } from "./repository.ts";
import { passwordChangedNotice } from "./password-changed-notice.ts";

export type ChangeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: PasswordRejection | "wrongPassword" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

interface Deps {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
}

interface Change {
  readonly accountId: number;
  readonly current: string;
  readonly password: string;
  readonly currentBrowser: CurrentBrowser;
}

/** Sets a new password for a signed-in user who knows the old one. Their other sessions end. */
export async function changePassword(
  { database, transact, readyToEnqueue }: Deps,
  attempts: Limiter,
  { accountId, current, password, currentBrowser }: Change,
): Promise<ChangeResult> {
  const reason = rejectPassword(password, await findOwner(database, accountId));
  if (reason !== undefined) return { ok: false, reason };
  const known = await confirmPassword(database, attempts, { accountId, password: current });
  if (!known.ok) return known;
  const [enqueue, passwordHash] = await Promise.all([readyToEnqueue(), hashPassword(password)]);
  return transact<ChangeResult>(async (transaction) => {
    // A concurrent reset wins.
    if (!(await isStillPassword(transaction, accountId, known.passwordHash)))
      return { ok: false, reason: "wrongPassword" };
    await setPassword(transaction, { accountId, passwordHash, currentBrowser });
    await enqueue(transaction, noticeQueue, [
      passwordChangedNotice(accountId, new Date(), { isReset: false }),
    ]);
    return { ok: true };
  });
}
