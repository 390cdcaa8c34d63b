import { planEmailQueue } from "./plan-email-queue.ts";
import { sendPlanEmails } from "./send-plan-email.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const planEmailsModule: ModuleManifest = {
  name: "plan-emails",
  queues: [planEmailQueue],
  work: (app, { settings }) => app.workOn(sendPlanEmails(app, settings.PUBLIC_URL)),
};
