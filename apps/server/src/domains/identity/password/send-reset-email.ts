import { randomUUID } from "node:crypto";
import { renderResetPasswordEmail } from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { findRecipient } from "../account-emails/recipient.ts";
import { sendAccountEmail } from "../account-emails/send-account-email.ts";
import { replaceResetToken } from "./reset-token.ts";
import { resetEmailQueue, type ResetToMail } from "./reset-email-queue.ts";

/** Sends a reset link to a user who forgot the password; nothing where there is no account. */
export function sendResetEmails(app: App, origin: string): QueueWork<ResetToMail> {
  return {
    queue: resetEmailQueue,
    atOnce: 2,
    async run({ email, language: requestedLanguage }) {
      const token = createToken();
      const replaced = await replaceResetToken(app.database, email, hashToken(token));
      const recipient = replaced && (await findRecipient(app.database, replaced.accountId));
      if (replaced === undefined || recipient === undefined) return;
      const language = requestedLanguage ?? recipient.language;
      // In the fragment, which browsers send to nobody.
      const query = new URLSearchParams({ token, e: email });
      const resetUrl = `${origin}${linkTo("PasswordReset", {}, language)}#${query.toString()}`;
      const { name } = recipient;
      const { expiresAt } = replaced;
      await sendAccountEmail(app, origin, {
        to: recipient.email,
        email: {
          kind: "resetPassword",
          rendered: await renderResetPasswordEmail({ language, name, resetUrl, expiresAt }),
        },
        // Each has its own link.
        name: `reset-${randomUUID()}`,
      });
    },
  };
}
