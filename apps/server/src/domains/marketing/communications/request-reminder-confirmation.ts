import { randomUUID } from "node:crypto";
import { renderConfirmRemindersEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { findRecipient, sendAccountEmail } from "../../identity/index.ts";
import { communicationLinks } from "../unsubscribe/communication-links.ts";
import { confirmRemindersQueue, type RemindersToConfirm } from "./confirm-reminders-queue.ts";

/** Sends a mailbox the confirmation of cart reminders that its signed-in user wants. */
export function requestReminderConfirmation(
  app: App,
  { origin, linkSecret }: { origin: string; linkSecret: string },
): QueueWork<RemindersToConfirm> {
  const links = communicationLinks(linkSecret);
  return {
    queue: confirmRemindersQueue,
    atOnce: 2,
    async run({ accountId }) {
      const recipient = await findRecipient(app.database, accountId);
      if (recipient === undefined) return;
      const { email, name, language } = recipient;
      const confirmUrl = origin + links.confirmRemindersPathFor(email, language);
      await sendAccountEmail(app, origin, {
        to: email,
        email: {
          kind: "confirmReminders",
          rendered: await renderConfirmRemindersEmail({ language, name, confirmUrl }),
        },
        name: `reminders-${randomUUID()}`,
      });
    },
  };
}
