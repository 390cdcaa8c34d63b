import type { App } from "../../app.ts";
import type { QueueWork } from "../../jobs/jobs.ts";
import { sendAccountLetter } from "../account-letters/send-account-letter.ts";
import { erasedEmailQueue, type ErasedPerson } from "./erased-email-queue.ts";

/** Tells somebody that they are forgotten. */
export function sendErasedEmails(app: App, origin: string): QueueWork<ErasedPerson> {
  return {
    queue: erasedEmailQueue,
    atOnce: 2,
    run: ({ accountId, to, firstName, language }) =>
      sendAccountLetter(app, origin, {
        to,
        name: `erased-${accountId}`,
        letter: { kind: "erased", language, firstName },
      }),
  };
}
