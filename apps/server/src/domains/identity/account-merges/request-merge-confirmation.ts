import { renderConfirmMergeEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { confirmLink } from "../account-emails/confirm-link.ts";
import { findRecipient } from "../account-emails/recipient.ts";
import { sendAccountEmail } from "../account-emails/send-account-email.ts";
import { confirmMergeQueue, type MergeToConfirm } from "./confirm-merge-queue.ts";
import { findToMerge, openMerge } from "./repository.ts";

/** Sends a confirmation to the mailbox of the account that would be merged into another one. */
export function requestMergeConfirmation(app: App, origin: string): QueueWork<MergeToConfirm> {
  return {
    queue: confirmMergeQueue,
    atOnce: 2,
    async run({ keptAccountId, email }) {
      const mergedAccountId = await findToMerge(app.database, keptAccountId, email);
      if (mergedAccountId === undefined) return;
      const [kept, recipient] = await Promise.all([
        findRecipient(app.database, keptAccountId),
        findRecipient(app.database, mergedAccountId),
      ]);
      if (kept === undefined || recipient === undefined) return;
      const token = createToken();
      const tokenHash = hashToken(token);
      const merge = await app.transact((transaction) =>
        openMerge(transaction, { keptAccountId, mergedAccountId, tokenHash }),
      );
      const { language, name } = recipient;
      const confirmUrl = origin + confirmLink("merge", token, language);
      await sendAccountEmail(app, origin, {
        to: recipient.email,
        name: `merge-${merge.id}`,
        email: {
          kind: "confirmMerge",
          rendered: await renderConfirmMergeEmail({
            language,
            name,
            keptEmail: kept.email,
            confirmUrl,
            expiresAt: merge.expiresAt,
          }),
        },
      });
    },
  };
}
