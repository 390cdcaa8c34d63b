import type { ConfirmEmailChangeResponse } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { hashToken, isToken } from "../../../platform/session/token.ts";
import { noticeQueue } from "../account-emails/notice-queue.ts";
import { changeEmail } from "./change-email.ts";
import { agree } from "./repository.ts";

interface Confirmation {
  readonly token: string;
  /** Of the browser's cookie. */
  readonly session: string | undefined;
}

export type ConfirmResult =
  | { readonly ok: true; readonly response: ConfirmEmailChangeResponse }
  | { readonly ok: false; readonly reason: "linkExpired" };

/** One mailbox confirms. With the second one the email address changes, and both are notified. */
export async function confirmEmailChange(
  { modules, transact, readyToEnqueue }: Pick<App, "modules" | "transact" | "readyToEnqueue">,
  { token, session }: Confirmation,
): Promise<ConfirmResult> {
  if (!isToken(token)) return { ok: false, reason: "linkExpired" };
  const currentSession = session === undefined ? null : hashToken(session);
  const enqueue = await readyToEnqueue();
  return transact<ConfirmResult>(async (transaction) => {
    const change = await agree(transaction, hashToken(token));
    if (change === undefined) return { ok: false, reason: "linkExpired" };
    const { id, accountId, newEmail, isAgreed } = change;
    if (!isAgreed) return { ok: true, response: { state: "waiting", newEmail } };
    const oldEmail = await changeEmail(transaction, { accountId, newEmail, currentSession });
    if (oldEmail === undefined) return { ok: false, reason: "linkExpired" };
    for (const { emailChanged, moveEmail } of modules) {
      await emailChanged?.({ transaction, enqueue }, { accountId, oldEmail, newEmail });
      await moveEmail?.(transaction, { from: oldEmail, to: newEmail });
    }
    const news = { kind: "emailChanged", oldEmail, newEmail } as const;
    await enqueue(transaction, noticeQueue, [
      { name: `email-changed-${id}-old`, accountId, to: oldEmail, news },
      { name: `email-changed-${id}-new`, accountId, to: newEmail, news },
    ]);
    return { ok: true, response: { state: "changed", newEmail } };
  });
}
