import type { ConfirmEmailChangeAnswer } from "@autotune/contract";
import type { App } from "../../app.ts";
import { hashToken, isToken } from "../../plugins/session-token.ts";
import { noticeQueue } from "../account-letters/notice-queue.ts";
import { followAddress } from "../transfers/follow-address.ts";
import { transferEmailQueue } from "../transfers/transfer-email-queue.ts";
import { changeEmail } from "./change-email.ts";
import { agree } from "./repository.ts";

interface Confirmation {
  readonly token: string;
  /** Of the browser's cookie. */
  readonly session: string | undefined;
}

export type ConfirmResult =
  | { readonly ok: true; readonly answer: ConfirmEmailChangeAnswer }
  | { readonly ok: false; readonly reason: "linkExpired" };

/** One mailbox agrees. With the second one the address changes, and both are told. */
export async function confirmEmailChange(
  { transact, readyToEnqueue }: Pick<App, "transact" | "readyToEnqueue">,
  { token, session }: Confirmation,
): Promise<ConfirmResult> {
  if (!isToken(token)) return { ok: false, reason: "linkExpired" };
  const keptSession = session === undefined ? null : hashToken(session);
  const enqueue = await readyToEnqueue();
  return transact<ConfirmResult>(async (transaction) => {
    const change = await agree(transaction, hashToken(token));
    if (change === undefined) return { ok: false, reason: "linkExpired" };
    const { id, accountId, newEmail, isAgreed } = change;
    if (!isAgreed) return { ok: true, answer: { state: "waiting", newEmail } };
    const oldEmail = await changeEmail(transaction, { accountId, newEmail, keptSession });
    if (oldEmail === undefined) return { ok: false, reason: "linkExpired" };
    const letters = await followAddress(transaction, { accountId, oldEmail, newEmail });
    await enqueue(transaction, transferEmailQueue, letters);
    const news = { kind: "emailChanged", oldEmail, newEmail } as const;
    await enqueue(transaction, noticeQueue, [
      { name: `email-changed-${id}-old`, accountId, to: oldEmail, news },
      { name: `email-changed-${id}-new`, accountId, to: newEmail, news },
    ]);
    return { ok: true, answer: { state: "changed", newEmail } };
  });
}
