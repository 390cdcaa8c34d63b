import { isEmail, normaliseEmail } from "@autotune/commerce";
import type { EmailChangeBody } from "@autotune/contract";
import type { App } from "../../app.ts";
import type { Limiter } from "../../plugins/rate-limits.ts";
import type { SignedInAccount } from "../../plugins/session-repository.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { isStorable } from "../accounts/storable-text.ts";
import { askMailboxQueue } from "./ask-mailbox-queue.ts";
import { openChange } from "./repository.ts";

interface Parts extends Pick<App, "database" | "transact" | "readyToEnqueue"> {
  /** Counts guesses at the password. */
  readonly attempts: Limiter;
}

export type RequestResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "invalidEmail" | "wrongPassword" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

/**
 * Asks both mailboxes whether an account may change its address. Whether the new one has an account is not
 * told: the job that writes to it finds out.
 */
export async function requestEmailChange(
  { database, transact, readyToEnqueue, attempts }: Parts,
  account: SignedInAccount,
  { email, password }: EmailChangeBody,
): Promise<RequestResult> {
  const newEmail = normaliseEmail(email);
  if (!isEmail(newEmail) || !isStorable(newEmail) || newEmail === account.email)
    return { ok: false, reason: "invalidEmail" };
  const confirmed = await confirmPassword(database, attempts, { accountId: account.id, password });
  if (!confirmed.ok) return confirmed;
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const changeId = await openChange(transaction, account.id, newEmail);
    await enqueue(transaction, askMailboxQueue, [
      { changeId, side: "old" },
      { changeId, side: "new" },
    ]);
  });
  return { ok: true };
}
