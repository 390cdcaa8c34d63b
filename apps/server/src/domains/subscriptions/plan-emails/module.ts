import { planEmailQueue } from "./plan-email-queue.ts";
import { sendPlanEmails } from "./send-plan-email.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const planEmailsModule: ModuleManifest = {
  name: "plan-emails",
  queues: [planEmailQueue],
  work: (app, { settings, provider }) =>
    app.workOn(
      sendPlanEmails(app, {
        origin: settings.PUBLIC_URL,
        findInvoice: (orderId) => provider.findInvoice(orderId),
      }),
    ),
};
