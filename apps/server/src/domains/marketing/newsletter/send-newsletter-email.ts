import { renderNewsletterEmail } from "@autotune/emails";
import { linkTo } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { newsletterEmailQueue, type SubscriberToMail } from "./newsletter-email-queue.ts";
import { findWaiting, insertToken } from "./repository.ts";

/** Sends the newsletter's confirmation to a mailbox, in the language of the page it was requested on. */
export function sendNewsletterEmails(app: App, origin: string): QueueWork<SubscriberToMail> {
  return {
    queue: newsletterEmailQueue,
    atOnce: 2,
    async run({ subscriberId }) {
      const found = await findWaiting(app.database, subscriberId);
      if (found === undefined) return;
      const { email, language, askedAt } = found;
      // Created here and not with the request: a job's data is stored in plain text.
      const token = createToken();
      await insertToken(app.database, subscriberId, hashToken(token));
      // In the fragment: no server, log or referrer ever sees it.
      const confirmUrl = `${origin}${linkTo("NewsletterSignup", {}, language)}#token=${token}`;
      const rendered = await renderNewsletterEmail({ language, confirmUrl });
      const { hostname } = new URL(origin);
      await app.sendMail({
        kind: "newsletterConfirm",
        to: email,
        ...rendered,
        messageId: `<newsletter-${subscriberId}-${askedAt.getTime()}@${hostname}>`,
      });
    },
  };
}
