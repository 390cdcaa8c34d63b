import { fastSpring } from "@autotune/payments";
import { createApp, type App } from "./app.ts";
import type { WorkerSettings } from "./environment.ts";
import { handleEvents } from "./inbox/handle-event.ts";
import { keepPartitions } from "./inbox/keep-event-partitions.ts";
import { reconcileOrders } from "./inbox/reconcile-orders.ts";
import { sweepEvents } from "./inbox/sweep-events.ts";
import { jobs } from "./jobs/jobs.ts";
import { forgetOldSessions } from "./modules/accounts/jobs.ts";
import { pushProducts } from "./modules/catalogue/push-products.ts";
import { forgetAbandonedCheckouts } from "./modules/checkout/jobs.ts";
import { reportMissingTranslations } from "./modules/content/report-missing-translations.ts";
import { forgetUnconfirmedSubscribers } from "./modules/newsletter/jobs.ts";
import { sendNewsletterEmails } from "./modules/newsletter/send-newsletter-email.ts";
import { sendOrderEmails } from "./modules/orders/send-order-email.ts";
import { database } from "./plugins/database.ts";
import { mail } from "./plugins/mail.ts";

/** The worker process: the same application without pages, with jobs. */
export async function createWorker(settings: WorkerSettings): Promise<App> {
  const app = await createApp({ settings, name: "worker" });
  const provider = fastSpring({
    url: settings.PAYMENT_API_URL,
    username: settings.PAYMENT_API_USERNAME,
    password: settings.PAYMENT_API_PASSWORD,
  });
  await app.register(database, { url: settings.DATABASE_URL, applicationName: "worker" });
  await app.register(mail, { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM });
  await app.register(jobs, { url: settings.DATABASE_URL });
  await app.workOn(handleEvents(app, { live: settings.PAYMENT_MODE === "live" }));
  await app.workOn(sendOrderEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendNewsletterEmails(app, settings.PUBLIC_URL));
  await app.work(sweepEvents(app, provider));
  await app.work(reconcileOrders(app, provider));
  await app.work(pushProducts(app, provider));
  await app.work(keepPartitions(app));
  await app.work(forgetOldSessions(app));
  await app.work(forgetAbandonedCheckouts(app));
  await app.work(forgetUnconfirmedSubscribers(app));
  await app.work(reportMissingTranslations(app));
  return app;
}
