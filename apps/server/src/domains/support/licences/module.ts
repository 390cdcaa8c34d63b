import { licenceEmailQueue } from "./licence-email-queue.ts";
import { sendLicenceEmails } from "./send-licence-email.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const supportLicencesModule: ModuleManifest = {
  name: "support-licences",
  queues: [licenceEmailQueue],
  work: (app, { settings }) => app.workOn(sendLicenceEmails(app, settings.PUBLIC_URL)),
};
