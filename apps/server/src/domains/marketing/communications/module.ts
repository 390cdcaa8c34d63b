import { chooseNewsletter } from "./choose-newsletter.ts";
import { confirmRemindersQueue } from "./confirm-reminders-queue.ts";
import { optOut } from "./opt-out.ts";
import { requestReminderConfirmation } from "./request-reminder-confirmation.ts";
import { communicationRoutes } from "./routes.ts";
import { unsubscribePath } from "../unsubscribe/communication-links.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const communicationsModule: ModuleManifest = {
  name: "communications",
  routes: (app, { settings }) =>
    app.register(communicationRoutes, { linkSecret: settings.LINK_SECRET }),
  tokenPaths: [unsubscribePath],
  queues: [confirmRemindersQueue],
  work: (app, { settings: { PUBLIC_URL: origin, LINK_SECRET: linkSecret } }) =>
    app.workOn(requestReminderConfirmation(app, { origin, linkSecret })),
  async profileChanged(
    { transaction, enqueue },
    { accountId, email, change, isReminderConfirmationNeeded },
  ) {
    if (isReminderConfirmationNeeded)
      await enqueue(transaction, confirmRemindersQueue, [{ accountId }]);
    await chooseNewsletter(transaction, enqueue, {
      email,
      isWanted: change.optin_newsletter,
      frequency: change.newsletter_frequency,
      language: change.language_preference,
    });
  },
  complained: optOut,
};
