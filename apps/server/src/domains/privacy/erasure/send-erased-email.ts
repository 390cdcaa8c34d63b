import { renderErasedEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { sendAccountEmail } from "../../identity/index.ts";
import { erasedEmailQueue, type ErasedPerson } from "./erased-email-queue.ts";

/** Confirms to a person that they were erased. */
export function sendErasedEmails(app: App, origin: string): QueueWork<ErasedPerson> {
  return {
    queue: erasedEmailQueue,
    atOnce: 2,
    run: async ({ accountId, to, name, language }) =>
      sendAccountEmail(app, origin, {
        to,
        name: `erased-${accountId}`,
        email: { kind: "erased", rendered: await renderErasedEmail({ language, name }) },
      }),
  };
}
