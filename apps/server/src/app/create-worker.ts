import { fastSpring } from "@autotune/payments";
import { storageFromUrl } from "@autotune/storage";
import { createApp, type App } from "../platform/app.ts";
import type { WorkerSettings } from "../platform/environment.ts";
import { returnLines } from "../domains/orders/fulfilment/return-lines.ts";
import { purgeUninteresting } from "../domains/orders/inbox/purge-uninteresting.ts";
import { handleEvents } from "../domains/orders/inbox/handle-event.ts";
import { maintainPartitions } from "../domains/orders/inbox/maintain-partitions.ts";
import { reconcileOrders } from "../domains/orders/inbox/reconcile-orders.ts";
import { sweepEvents } from "../domains/orders/inbox/sweep-events.ts";
import { jobs } from "../platform/jobs/jobs.ts";
import { sendNotices } from "../domains/identity/account-emails/send-notices.ts";
import { requestMergeConfirmation } from "../domains/identity/account-merges/request-merge-confirmation.ts";
import { settleMerges } from "../domains/identity/account-merges/jobs.ts";
import { purgeOldSessions } from "../domains/identity/jobs.ts";
import { requestReminderConfirmation } from "../domains/marketing/communications/request-reminder-confirmation.ts";
import { sendResetEmails } from "../domains/identity/password/send-reset-email.ts";
import { sendSetupEmails } from "../domains/identity/account-emails/send-setup-email.ts";
import { affiliateProgramme } from "../domains/marketing/affiliate-sales/affiliate-programme.ts";
import { purgeAffiliateClicks } from "../domains/marketing/affiliate-sales/jobs.ts";
import { sendAffiliateSales } from "../domains/marketing/affiliate-sales/send-affiliate-sales.ts";
import { sendBetaEmails } from "../domains/marketing/beta-signup/send-beta-email.ts";
import { sendWaitingBetaLinks } from "../domains/marketing/beta-signup/send-waiting-links.ts";
import { purgeOldCarts } from "../domains/checkout/carts/jobs.ts";
import { remindOfCarts } from "../domains/marketing/cart-reminders/remind-of-carts.ts";
import { sendCartReminders } from "../domains/marketing/cart-reminders/send-cart-reminder.ts";
import { purgeOldConsentRecords } from "../domains/consent/consent-records/jobs.ts";
import { compareProducts } from "../domains/catalogue/provider-products/compare-products.ts";
import { pushPublications } from "../domains/catalogue/provider-products/push-publications.ts";
import { purgeAbandonedCheckouts } from "../domains/checkout/checkouts/jobs.ts";
import { sendRedeemedEmails } from "../domains/marketing/redemption-codes/send-redeemed-email.ts";
import { reportMissingTranslations } from "../domains/content/pages/report-missing-translations.ts";
import {
  sendEduConfirmations,
  sendEduInquiries,
} from "../domains/marketing/education-inquiries/send-edu-emails.ts";
import { requestMailboxConfirmation } from "../domains/identity/email-change/request-mailbox-confirmation.ts";
import { purgeOldEmailChanges } from "../domains/identity/email-change/jobs.ts";
import { removeOldExports } from "../domains/privacy/data-export/jobs.ts";
import { writeExports } from "../domains/privacy/data-export/write-exports.ts";
import { eraseAccounts } from "../domains/privacy/erasure/jobs.ts";
import { sendErasedEmails } from "../domains/privacy/erasure/send-erased-email.ts";
import { bounceIntake } from "../platform/mail-delivery/bounce-intake.ts";
import { purgeOldMails } from "../platform/mail-delivery/jobs.ts";
import { readMailSettings } from "../platform/mail/read-mail-settings.ts";
import { purgeUnconfirmedSubscribers } from "../domains/marketing/newsletter/jobs.ts";
import { sendDigestEmails } from "../domains/marketing/newsletter/send-digest-email.ts";
import { sendNewsletterEmails } from "../domains/marketing/newsletter/send-newsletter-email.ts";
import { startDigests } from "../domains/marketing/newsletter/start-digests.ts";
import { sendOrderEmails } from "../domains/orders/orders/send-order-email.ts";
import { sendRefundEmails } from "../domains/orders/orders/send-refund-email.ts";
import { purgeOldChallenges } from "../domains/identity/passkeys/jobs.ts";
import { purgeOldPriceAlerts } from "../domains/marketing/price-alerts/jobs.ts";
import {
  sendAlertConfirmations,
  tellReachedPrices,
} from "../domains/marketing/price-alerts/send-price-alert-emails.ts";
import { watchPrices } from "../domains/marketing/price-alerts/watch-prices.ts";
import { searchIndexer } from "../domains/content/search/search-indexer.ts";
import { refundCharge } from "../domains/support/refunds/refund-charge.ts";
import { refundLines } from "../domains/support/refunds/refund-lines.ts";
import { sendLicenceEmails } from "../domains/support/licences/send-licence-email.ts";
import { verifyAuditLogNightly } from "../platform/staff-calls/verify-audit-log.ts";
import { endSubscriptions } from "../domains/subscriptions/plans/end-subscriptions.ts";
import { sendPlanEmails } from "../domains/subscriptions/plan-emails/send-plan-email.ts";
import { settlePlanChanges } from "../domains/subscriptions/plan-changes/settle-plan-changes.ts";
import { expireTransfers } from "../domains/licensing/transfers/jobs.ts";
import { sendTransferEmails } from "../domains/licensing/transfers/send-transfer-email.ts";
import { sendSettledEmails } from "../domains/orders/withdrawals/send-settled-email.ts";
import { sendWithdrawalEmails } from "../domains/orders/withdrawals/send-withdrawal-email.ts";
import { database } from "../platform/database/database.ts";
import { mail } from "../platform/mail/mail.ts";

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
