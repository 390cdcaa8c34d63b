import { randomUUID } from "node:crypto";
import { renderConfirmNewMailboxEmail, renderConfirmOldMailboxEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { confirmLink } from "../account-emails/confirm-link.ts";
import { findRecipient } from "../account-emails/recipient.ts";
import { sendAccountEmail } from "../account-emails/send-account-email.ts";
import { confirmMailboxQueue, type MailboxToConfirm } from "./confirm-mailbox-queue.ts";
import { findToConfirm, saveToken } from "./repository.ts";

/** Sends a confirmation of an email change to one of the two mailboxes. */
export function requestMailboxConfirmation(app: App, origin: string): QueueWork<MailboxToConfirm> {
  return {
    queue: confirmMailboxQueue,
    atOnce: 2,
    async run({ changeId, side }) {
      const found = await findToConfirm(app.database, changeId, side);
      // An email address that has an account gets none: its owner has nothing to do with this.
      if (found === undefined || (side === "new" && found.isTaken)) return;
      const recipient = await findRecipient(app.database, found.accountId);
      if (recipient === undefined) return;
      const { email: oldEmail, language, name } = recipient;
      const { newEmail, expiresAt } = found;
      const token = createToken();
      await saveToken(app.database, changeId, side, hashToken(token));
      const confirmUrl = origin + confirmLink("email", token, language);
      const asked = { language, name, confirmUrl, expiresAt };
      await sendAccountEmail(app, origin, {
        to: side === "old" ? oldEmail : newEmail,
        // A message id for each copy: the link of an older one is invalid.
        name: `email-change-${side}-${randomUUID()}`,
        email:
          side === "old"
            ? {
                kind: "confirmEmailOld",
                rendered: await renderConfirmOldMailboxEmail({ ...asked, newEmail }),
              }
            : {
                kind: "confirmEmailNew",
                rendered: await renderConfirmNewMailboxEmail({ ...asked, oldEmail }),
              },
      });
    },
  };
}
