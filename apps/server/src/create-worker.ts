import { fastSpring } from "@autotune/payments";
import { storageFromUrl } from "@autotune/storage";
import { createApp, type App } from "./app.ts";
import type { WorkerSettings } from "./environment.ts";
import { returnLines } from "./fulfilment/return-lines.ts";
import { purgeUninteresting } from "./inbox/forget-uninteresting.ts";
import { handleEvents } from "./inbox/handle-event.ts";
import { maintainPartitions } from "./inbox/keep-event-partitions.ts";
import { reconcileOrders } from "./inbox/reconcile-orders.ts";
import { sweepEvents } from "./inbox/sweep-events.ts";
import { jobs } from "./jobs/jobs.ts";
import { sendNotices } from "./modules/account-letters/send-notices.ts";
import { requestMergeConfirmation } from "./modules/account-merges/ask-to-merge.ts";
import { settleMerges } from "./modules/account-merges/jobs.ts";
import { purgeOldSessions } from "./modules/accounts/jobs.ts";
import { requestReminderConfirmation } from "./modules/accounts/ask-for-reminders.ts";
import { sendResetEmails } from "./modules/accounts/send-reset-email.ts";
import { sendSetupEmails } from "./modules/accounts/send-setup-email.ts";
import { affiliateProgramme } from "./modules/affiliate-sales/affiliate-programme.ts";
import { purgeAffiliateClicks } from "./modules/affiliate-sales/jobs.ts";
import { sendAffiliateSales } from "./modules/affiliate-sales/send-affiliate-sales.ts";
import { sendBetaEmails } from "./modules/beta-signup/send-beta-email.ts";
import { sendWaitingBetaLinks } from "./modules/beta-signup/send-waiting-links.ts";
import { purgeOldCarts } from "./modules/carts/jobs.ts";
import { remindOfCarts } from "./modules/carts/remind-of-carts.ts";
import { sendCartReminders } from "./modules/carts/send-cart-reminder.ts";
import { purgeOldConsentRecords } from "./modules/consent-records/jobs.ts";
import { compareProducts } from "./modules/catalogue/compare-products.ts";
import { pushPublications } from "./modules/catalogue/push-publications.ts";
import { purgeAbandonedCheckouts } from "./modules/checkout/jobs.ts";
import { sendRedeemedEmails } from "./modules/codes/send-redeemed-email.ts";
import { reportMissingTranslations } from "./modules/content/report-missing-translations.ts";
import { sendEduConfirmations, sendEduInquiries } from "./modules/edu-inquiries/send-edu-mails.ts";
import { requestMailboxConfirmation } from "./modules/email-change/ask-mailboxes.ts";
import { purgeOldEmailChanges } from "./modules/email-change/jobs.ts";
import { removeOldExports } from "./modules/data-export/jobs.ts";
import { writeExports } from "./modules/data-export/write-exports.ts";
import { eraseAccounts } from "./modules/erasure/jobs.ts";
import { sendErasedEmails } from "./modules/erasure/send-erased-email.ts";
import { bounceIntake } from "./modules/mail-delivery/bounce-intake.ts";
import { purgeOldMails } from "./modules/mail-delivery/jobs.ts";
import { readMailSettings } from "./modules/mail-delivery/read-mail-settings.ts";
import { purgeUnconfirmedSubscribers } from "./modules/newsletter/jobs.ts";
import { sendDigestEmails } from "./modules/newsletter/send-digest-email.ts";
import { sendNewsletterEmails } from "./modules/newsletter/send-newsletter-email.ts";
import { startDigests } from "./modules/newsletter/start-digests.ts";
import { sendOrderEmails } from "./modules/orders/send-order-email.ts";
import { sendRefundEmails } from "./modules/orders/send-refund-email.ts";
import { purgeOldChallenges } from "./modules/passkeys/jobs.ts";
import { purgeOldPriceAlerts } from "./modules/price-alerts/jobs.ts";
import {
  sendAlertConfirmations,
  tellReachedPrices,
} from "./modules/price-alerts/send-price-alert-emails.ts";
import { watchPrices } from "./modules/price-alerts/watch-prices.ts";
import { searchIndexer } from "./modules/search/keep-search-level.ts";
import { refundCharge } from "./modules/staff/refund-charge.ts";
import { refundLines } from "./modules/staff/refund-lines.ts";
import { sendLicenceEmails } from "./modules/staff/send-licence-email.ts";
import { verifyAuditLogNightly } from "./modules/staff/verify-audit-log.ts";
import { endSubscriptions } from "./modules/subscriptions/end-subscriptions.ts";
import { sendPlanEmails } from "./modules/subscriptions/send-plan-email.ts";
import { settlePlanChanges } from "./modules/subscriptions/settle-plan-changes.ts";
import { expireTransfers } from "./modules/transfers/jobs.ts";
import { sendTransferEmails } from "./modules/transfers/send-transfer-email.ts";
import { sendSettledEmails } from "./modules/withdrawals/send-settled-email.ts";
import { sendWithdrawalEmails } from "./modules/withdrawals/send-withdrawal-email.ts";
import { database } from "./plugins/database.ts";
import { mail } from "./plugins/mail.ts";

/** The worker process: the same application without pages, with jobs. */
export async function createWorker(settings: WorkerSettings): Promise<App> {
  const mailSettings = readMailSettings(settings);
  const app = await createApp({ settings, name: "worker" });
  const provider = fastSpring({
    url: settings.PAYMENT_API_URL,
    username: settings.PAYMENT_API_USERNAME,
    password: settings.PAYMENT_API_PASSWORD,
  });
  const mode = { live: settings.PAYMENT_MODE === "live" };
  await app.register(database, { url: settings.DATABASE_URL, applicationName: "worker" });
  await app.register(mail, {
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    dkim: mailSettings.dkim,
    bounces: mailSettings.bounces?.addresses,
  });
  if (mailSettings.bounces !== undefined)
    await app.register(bounceIntake, { ...mailSettings.bounces, host: settings.HOST });
  await app.register(jobs, { url: settings.DATABASE_URL });
  // First the queues that event handlers send jobs to: they exist when the first event is handled.
  await app.workOn(sendOrderEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendRefundEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendPlanEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendAffiliateSales(app, affiliateProgramme(settings)));
  await app.workOn(endSubscriptions(provider));
  await app.workOn(returnLines(app, provider));
  await app.workOn(handleEvents(app, mode));
  await app.workOn(sendSetupEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendResetEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendNewsletterEmails(app, settings.PUBLIC_URL));
  const origin = settings.PUBLIC_URL;
  await app.workOn(sendDigestEmails(app, { origin, linkSecret: settings.LINK_SECRET }));
  await app.workOn(sendBetaEmails(app, { origin, appUrl: settings.BETA_APP_URL }));
  await app.workOn(sendEduInquiries(app, { origin, to: settings.EDU_INQUIRY_TO }));
  await app.workOn(sendEduConfirmations(app, { origin, replyTo: settings.EDU_INQUIRY_TO }));
  await app.workOn(sendNotices(app, settings.PUBLIC_URL));
  await app.workOn(requestMailboxConfirmation(app, settings.PUBLIC_URL));
  await app.workOn(requestMergeConfirmation(app, settings.PUBLIC_URL));
  await app.workOn(sendTransferEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendLicenceEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendRedeemedEmails(app, settings.PUBLIC_URL));
  await app.workOn(refundLines(app, provider));
  await app.workOn(refundCharge(app, provider));
  const storage = storageFromUrl(settings.STORAGE_URL);
  await app.workOn(writeExports(app, storage));
  await app.workOn(sendErasedEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendWithdrawalEmails(app, settings.PUBLIC_URL));
  await app.workOn(sendSettledEmails(app, settings.PUBLIC_URL));
  const signedLinks = { origin: settings.PUBLIC_URL, linkSecret: settings.LINK_SECRET };
  await app.workOn(requestReminderConfirmation(app, signedLinks));
  await app.workOn(sendAlertConfirmations(app, signedLinks));
  await app.workOn(tellReachedPrices(app, signedLinks));
  await app.workOn(sendCartReminders(app, signedLinks));
  await app.work(sweepEvents(app, provider));
  await app.work(reconcileOrders(app, provider, mode));
  await app.work(settlePlanChanges(app, provider));
  await app.register(pushPublications, { provider, directUrl: settings.DATABASE_URL });
  await app.register(searchIndexer, { directUrl: settings.DATABASE_URL });
  await app.work(compareProducts(app, provider));
  await app.work(maintainPartitions(app));
  await app.work(purgeUninteresting(app));
  await app.work(purgeOldSessions(app));
  await app.work(purgeOldChallenges(app));
  await app.work(purgeOldEmailChanges(app));
  await app.work(settleMerges(app));
  await app.work(purgeAbandonedCheckouts(app));
  await app.work(purgeAffiliateClicks(app));
  await app.work(purgeOldCarts(app));
  await app.work(remindOfCarts(app));
  await app.work(purgeOldConsentRecords(app));
  await app.work(purgeUnconfirmedSubscribers(app));
  await app.work(startDigests(app));
  if (settings.BETA_APP_URL !== undefined) await app.work(sendWaitingBetaLinks(app));
  await app.work(purgeOldMails(app));
  await app.work(purgeOldPriceAlerts(app));
  await app.work(watchPrices(app));
  await app.work(expireTransfers(app));
  await app.work(eraseAccounts(app, { storage }));
  await app.work(removeOldExports(app, { storage }));
  await app.work(verifyAuditLogNightly(app));
  await app.work(reportMissingTranslations(app));
  return app;
}
