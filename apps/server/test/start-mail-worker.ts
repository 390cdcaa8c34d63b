import { asRole } from "@autotune/database/roles";
import { createApp, type App } from "../src/platform/app.ts";
import { jobs } from "../src/platform/jobs/jobs.ts";
import type { ModuleManifest } from "../src/platform/modules/module.ts";
import { database } from "../src/platform/database/database.ts";
import { createMailAllowance } from "../src/platform/mail-delivery/mail-allowance.ts";
import type { MailLimit } from "../src/platform/mail-delivery/mails-per-hour.ts";
import { mail } from "../src/platform/mail/mail.ts";
import type { Mailbox } from "./mailbox.ts";
import { settings } from "./settings.ts";

/** A worker without jobs yet. What it sends arrives in the mailbox. */
export async function startMailWorker(
  databaseUrl: string,
  mailbox: Mailbox,
  modules: readonly ModuleManifest[] = [],
  limit?: MailLimit,
): Promise<App> {
  const url = asRole(databaseUrl, "worker");
  const worker = await createApp({ settings, name: "worker", modules });
  await worker.register(database, { url, applicationName: "test" });
  await worker.register(mail, { smtpUrl: mailbox.url, from: settings.MAIL_FROM });
  const bulkAllowance = limit && createMailAllowance(worker.database, limit);
  await worker.register(jobs, { url, bulkAllowance });
  return worker;
}
