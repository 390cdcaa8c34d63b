import { setEmailSettings } from "@autotune/emails";
import { helpPath } from "@autotune/routes";
import { storageFromUrl } from "@autotune/storage";
import { createApp, type App } from "../platform/app.ts";
import { database } from "../platform/database/database.ts";
import type { WorkerSettings } from "../platform/environment.ts";
import { jobs } from "../platform/jobs/jobs.ts";
import { bounceIntake } from "../platform/mail-delivery/bounce-intake.ts";
import { createMailAllowance } from "../platform/mail-delivery/mail-allowance.ts";
import { mail } from "../platform/mail/mail.ts";
import { readMailSettings } from "../platform/mail/read-mail-settings.ts";
import { modules } from "./modules.ts";
import { paymentProvider } from "./payment-provider.ts";

/** The worker process: the same application without pages, with jobs. */
export async function createWorker(settings: WorkerSettings): Promise<App> {
  setEmailSettings({
    isDemonstration: settings.DEMONSTRATION,
    supportUrl: settings.PUBLIC_URL + helpPath,
  });
  const { dkim, bounces, limit } = readMailSettings(settings);
  const app = await createApp({ settings, name: "worker", modules });
  await app.register(database, { url: settings.DATABASE_URL, applicationName: "worker" });
  await app.register(mail, {
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    dkim,
    bounces: bounces?.addresses,
  });
  if (bounces !== undefined) await app.register(bounceIntake, { ...bounces, host: settings.HOST });
  await app.register(jobs, {
    url: settings.DATABASE_URL,
    bulkAllowance: limit && createMailAllowance(app.database, limit),
  });
  const deps = {
    settings,
    provider: paymentProvider(settings),
    storage: storageFromUrl(settings.STORAGE_URL),
  };
  for (const { work } of modules) await work?.(app, deps);
  return app;
}
