import { isEmail, mailboxKey, normaliseEmail } from "@autotune/commerce";
import type { EmailChangeBody } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import type { SignedInAccount } from "../../../platform/session/session-repository.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { confirmMailboxQueue } from "./confirm-mailbox-queue.ts";
import { openChange } from "./repository.ts";

interface Deps extends Pick<App, "database" | "transact" | "readyToEnqueue"> {
  /** Counts password guesses. */
  readonly attempts: Limiter;
}

export type RequestResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "invalidEmail" | "wrongPassword" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

/**
 * Sends confirmations of an email change to both mailboxes. Whether the new one has an account is not revealed:
 * the job that sends to it checks.
 */
export async function requestEmailChange(
  { database, transact, readyToEnqueue, attempts }: Deps,
  account: SignedInAccount,
  { email, password }: EmailChangeBody,
): Promise<RequestResult> {
  const newEmail = normaliseEmail(email);
  const isOwn = mailboxKey(newEmail) === mailboxKey(account.email);
  if (!isEmail(newEmail) || isOwn) return { ok: false, reason: "invalidEmail" };
  const confirmed = await confirmPassword(database, attempts, { accountId: account.id, password });
  if (!confirmed.ok) return confirmed;
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const changeId = await openChange(transaction, account.id, newEmail);
    await enqueue(transaction, confirmMailboxQueue, [
      { changeId, side: "old" },
      { changeId, side: "new" },
    ]);
  });
  return { ok: true };
}
