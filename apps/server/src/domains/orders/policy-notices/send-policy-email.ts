import { renderPolicyChangedEmail } from "@autotune/emails";
import { contentPageHref } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { findRecipient, sendAccountEmail } from "../../identity/index.ts";
import { policyEmailQueue, type PolicyToAnnounce } from "./policy-email-queue.ts";

export function sendPolicyEmails(app: App, origin: string): QueueWork<PolicyToAnnounce> {
  return {
    queue: policyEmailQueue,
    atOnce: 2,
    async run({ document, version, accountId }) {
      const recipient = await findRecipient(app.database, accountId);
      if (recipient === undefined) return;
      const { email, name, language } = recipient;
      await sendAccountEmail(app, origin, {
        to: email,
        name: `policy-${document}-${version}-${accountId}`,
        email: {
          kind: "policyChanged",
          rendered: await renderPolicyChangedEmail({
            name,
            language,
            document,
            version,
            pageUrl: origin + contentPageHref(document, language),
          }),
        },
      });
    },
  };
}
