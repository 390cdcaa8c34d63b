import { rejectPassword, type PasswordRejection } from "@autotune/commerce/reject-password";
import type { Database, Transact } from "@autotune/database";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { hashToken, isToken } from "../../../platform/session/token.ts";
import { cancelErasure } from "../accounts/cancel-erasure.ts";
import { noticeQueue } from "../account-emails/notice-queue.ts";
import { proveMailbox } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { hashPassword } from "./password-hash.ts";
import { setPassword } from "./repository.ts";
import { findResetOwner, takeResetToken } from "./reset-token.ts";
import { passwordChangedNotice } from "./password-changed-notice.ts";

export type ResetResult =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: PasswordRejection | "linkExpired" };

interface Deps {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
}

/** Sets a password with an emailed token, also the first one of an account. Nothing else opens it any more. */
export async function resetPassword(
  { database, transact, readyToEnqueue }: Deps,
  { token, password }: { token: string; password: string },
): Promise<ResetResult> {
  const known = isToken(token) ? await findResetOwner(database, hashToken(token)) : undefined;
  const reason = rejectPassword(password, known ?? { firstName: "", lastName: "", email: "" });
  if (reason !== undefined) return { ok: false, reason };
  if (known === undefined) return { ok: false, reason: "linkExpired" };
  const [enqueue, passwordHash] = await Promise.all([readyToEnqueue(), hashPassword(password)]);
  return transact(async (transaction) => {
    const owner = await takeResetToken(transaction, hashToken(token));
    if (owner === undefined) return { ok: false, reason: "linkExpired" };
    const accountId = owner.id;
    await setPassword(transaction, { accountId, passwordHash, currentBrowser: null });
    // Its token was in an email alone, so the mailbox is verified.
    await proveMailbox(transaction, owner.email);
    const at = new Date();
    await enqueue(transaction, noticeQueue, [
      passwordChangedNotice(accountId, at, { isReset: true }),
    ]);
    // Whoever had the account may have requested it, and its owner has come back. They can request it again.
    if (await cancelErasure(transaction, accountId)) {
      const name = `erasure-cancelled-${accountId}-${at.getTime()}`;
      const news = { kind: "erasureCancelled" } as const;
      await enqueue(transaction, noticeQueue, [{ name, accountId, news }]);
    }
    return { ok: true, email: owner.email };
  });
}
