import { renderBetaEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { betaEmailQueue, type SignupToMail } from "./beta-email-queue.ts";
import { findSignup, markLinkSent } from "./repository.ts";

interface Options {
  readonly origin: string;
  /** The app's URL; undefined while there is none yet, which the email says. */
  readonly appUrl: string | undefined;
}

/** Sends a beta participant the promised link. */
export function sendBetaEmails(app: App, { origin, appUrl }: Options): QueueWork<SignupToMail> {
  return {
    queue: betaEmailQueue,
    atOnce: 2,
    async run({ signupId }) {
      const found = await findSignup(app.database, signupId);
      if (found === undefined) return;
      const { email, language, mailedAt } = found;
      const { hostname } = new URL(origin);
      await app.sendMail({
        kind: "betaInvitation",
        to: email,
        ...(await renderBetaEmail({ language, appUrl })),
        messageId: `<beta-${signupId}-${mailedAt.getTime()}@${hostname}>`,
      });
      if (appUrl !== undefined) await markLinkSent(app.database, signupId);
    },
  };
}
