import { randomUUID } from "node:crypto";
import { linkTo } from "@autotune/routes";
import type { App } from "../../app.ts";
import type { QueueWork } from "../../jobs/jobs.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { findRecipient } from "../account-letters/recipient.ts";
import { sendAccountLetter } from "../account-letters/send-account-letter.ts";
import { replaceResetToken } from "./password-repository.ts";
import { resetEmailQueue, type ResetToMail } from "./reset-email-queue.ts";

/** Brings somebody who forgot the password a link that sets another; nothing to who has no account. */
export function sendResetEmails(app: App, origin: string): QueueWork<ResetToMail> {
  return {
    queue: resetEmailQueue,
    atOnce: 2,
    async run({ email, language: asked }) {
      const token = createToken();
      const accountId = await replaceResetToken(app.database, email, hashToken(token));
      const recipient =
        accountId === undefined ? undefined : await findRecipient(app.database, accountId);
      if (recipient === undefined) return;
      const language = asked ?? recipient.language;
      const query = new URLSearchParams({ token, e: email });
      const resetUrl = `${origin}${linkTo("PasswordReset", {}, language)}?${query.toString()}`;
      const { firstName } = recipient;
      await sendAccountLetter(app, origin, {
        to: recipient.email,
        letter: { kind: "resetPassword", language, firstName, resetUrl },
        // Each brings a link of its own.
        name: `reset-${randomUUID()}`,
      });
    },
  };
}
