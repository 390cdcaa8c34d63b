import type { Transact } from "@autotune/database";
import type { Enqueue } from "../../jobs/enqueue.ts";
import { hashToken, isToken } from "../../plugins/session-token.ts";
import { noticeQueue } from "../account-letters/notice-queue.ts";
import { proveMailbox } from "../mail-delivery/proved-mailboxes.ts";
import { hashPassword } from "./password-hash.ts";
import { setPassword, takeResetToken } from "./password-repository.ts";
import { refusePassword, type RefusedPassword } from "./refuse-password.ts";
import { tellOfPassword } from "./tell-of-password.ts";

export type ResetResult =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: RefusedPassword | "linkExpired" };

interface Parts {
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
}

/** Sets a password with the token of a mail, also the first one of an account. Nothing else opens it any more. */
export async function resetPassword(
  { transact, readyToEnqueue }: Parts,
  { token, password }: { token: string; password: string },
): Promise<ResetResult> {
  const reason = refusePassword(password);
  if (reason !== undefined) return { ok: false, reason };
  if (!isToken(token)) return { ok: false, reason: "linkExpired" };
  const [enqueue, passwordHash] = await Promise.all([readyToEnqueue(), hashPassword(password)]);
  return transact(async (transaction) => {
    const owner = await takeResetToken(transaction, hashToken(token));
    if (owner === undefined) return { ok: false, reason: "linkExpired" };
    const accountId = owner.id;
    await setPassword(transaction, { accountId, passwordHash, kept: null });
    // Its token stood in a mail alone.
    await proveMailbox(transaction, owner.email);
    await enqueue(transaction, noticeQueue, [tellOfPassword(accountId, new Date())]);
    return { ok: true, email: owner.email };
  });
}
