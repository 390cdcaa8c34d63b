import { fastSpring } from "@autotune/payments";
import { storageFromUrl } from "@autotune/storage";
import { createApp, type App } from "../platform/app.ts";
import type { WebSettings } from "../platform/environment.ts";
import { eventQueue } from "../domains/orders/inbox/event-queue.ts";
import { inboxRoutes } from "../domains/orders/inbox/routes.ts";
import { enqueueing } from "../platform/jobs/enqueue.ts";
import { noticeQueue } from "../domains/identity/account-emails/notice-queue.ts";
import { confirmMergeQueue } from "../domains/identity/account-merges/confirm-merge-queue.ts";
import { accountMergeRoutes } from "../domains/identity/account-merges/routes.ts";
import { confirmRemindersQueue } from "../domains/marketing/communications/confirm-reminders-queue.ts";
import { resetEmailQueue } from "../domains/identity/password/reset-email-queue.ts";
import { accountRoutes } from "../domains/identity/routes.ts";
import { setupEmailQueue } from "../domains/identity/account-emails/setup-email-queue.ts";
import { desktopRoutes } from "../domains/licensing/activations/desktop-routes.ts";
import { activationRoutes } from "../domains/licensing/activations/routes.ts";
import { audienceContentRoutes } from "../domains/marketing/audience-content/routes.ts";
import { betaEmailQueue } from "../domains/marketing/beta-signup/beta-email-queue.ts";
import { betaSignupRoutes } from "../domains/marketing/beta-signup/routes.ts";
import { cartRoutes } from "../domains/checkout/carts/routes.ts";
import { catalogueRoutes } from "../domains/catalogue/wire/routes.ts";
import { checkoutRoutes } from "../domains/checkout/checkouts/routes.ts";
import { consentRecordRoutes } from "../domains/consent/consent-records/routes.ts";
import { redeemedEmailQueue } from "../domains/marketing/redemption-codes/redeemed-email-queue.ts";
import { codeRoutes } from "../domains/marketing/redemption-codes/routes.ts";
import { content } from "../platform/published/content.ts";
import { contentRoutes } from "../domains/content/pages/routes.ts";
import { country } from "../platform/country/country.ts";
import { countCodeAttempts } from "../domains/checkout/coupons/code-attempts.ts";
import { couponRoutes } from "../domains/checkout/coupons/routes.ts";
import { downloadRoutes } from "../domains/licensing/downloads/routes.ts";
import {
  eduConfirmationQueue,
  eduInquiryQueue,
} from "../domains/marketing/education-inquiries/edu-inquiry-queues.ts";
import { eduInquiryRoutes } from "../domains/marketing/education-inquiries/routes.ts";
import { errorReportRoutes } from "../platform/reports/error-report-routes.ts";
import { confirmMailboxQueue } from "../domains/identity/email-change/confirm-mailbox-queue.ts";
import { emailChangeRoutes } from "../domains/identity/email-change/routes.ts";
import { licenceRoutes } from "../domains/licensing/licences/routes.ts";
import { dataExportQueue } from "../domains/privacy/data-export/data-export-queue.ts";
import { dataExportRoutes } from "../domains/privacy/data-export/routes.ts";
import { erasureRoutes } from "../domains/privacy/erasure/routes.ts";
import { measurementRoutes } from "../domains/marketing/measurement/routes.ts";
import { mediaRoutes } from "../domains/content/media/routes.ts";
import { newsletterEmailQueue } from "../domains/marketing/newsletter/newsletter-email-queue.ts";
import { newsletterRoutes } from "../domains/marketing/newsletter/routes.ts";
import { orderEmailQueue } from "../domains/orders/orders/order-email-queue.ts";
import { orderRoutes } from "../domains/orders/orders/routes.ts";
import { passkeyRoutes } from "../domains/identity/passkeys/routes.ts";
import { policyReportRoutes } from "../platform/reports/policy-report-routes.ts";
import { confirmPriceAlertQueue } from "../domains/marketing/price-alerts/price-alert-queues.ts";
import { priceAlertRoutes } from "../domains/marketing/price-alerts/routes.ts";
import { priceHistoryRoutes } from "../domains/catalogue/price-history/routes.ts";
import { previewRoutes } from "../domains/content/preview/routes.ts";
import { seoRoutes } from "../domains/content/seo/routes.ts";
import { socialImageRoutes } from "../domains/content/seo/social-image-routes.ts";
import { promotionRoutes } from "../domains/checkout/promotions/routes.ts";
import { searchRoutes } from "../domains/content/search/routes.ts";
import { sessionRoutes } from "../domains/identity/sessions/routes.ts";
import { licenceEmailQueue } from "../domains/support/licences/licence-email-queue.ts";
import { chargeRefundQueue } from "../domains/support/refunds/charge-refund-queue.ts";
import { refundQueue } from "../domains/support/refunds/refund-queue.ts";
import { staffRoutes } from "../domains/support/console/routes.ts";
import { planEmailQueue } from "../domains/subscriptions/plan-emails/plan-email-queue.ts";
import { subscriptionRoutes } from "../domains/subscriptions/management/routes.ts";
import { transferRoutes } from "../domains/licensing/transfers/routes.ts";
import { transferEmailQueue } from "../domains/licensing/transfers/transfer-email-queue.ts";
import { ownedProductRoutes } from "../domains/licensing/owned-products/routes.ts";
import { vitalsRoutes } from "../platform/reports/vitals-routes.ts";
import { withdrawalRoutes } from "../domains/orders/withdrawals/routes.ts";
import { settledEmailQueue } from "../domains/orders/withdrawals/settled-email-queue.ts";
import { withdrawalEmailQueue } from "../domains/orders/withdrawals/withdrawal-email-queue.ts";
import { database } from "../platform/database/database.ts";
import { openApi } from "../platform/http/open-api.ts";
import { csrfGuard } from "../platform/http/csrf-guard.ts";
import { rateLimits } from "../platform/http/rate-limits.ts";
import { releaseKey } from "../platform/release/release-key.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { session } from "../platform/session/session.ts";
import { loadStorefrontBuild } from "../platform/release/storefront-build.ts";

/** The web process as an application that a test can build and call without listening. */
export async function createWeb(settings: WebSettings): Promise<App> {
  const app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await app.register(securityHeaders, { origin: settings.PUBLIC_URL });
  const isDevelopment = settings.NODE_ENV === "development";
  // Vite makes up a version for each page, so in development no page is outdated.
  const release = isDevelopment ? "development" : (await loadStorefrontBuild()).assets.version;
  await app.register(releaseKey, { release });
  await app.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: settings.REDIS_URL });
  await app.register(database, { url: settings.DATABASE_URL, applicationName: "web" });
  await app.register(session);
  await app.register(country, { header: settings.COUNTRY_HEADER });
  await app.register(content, {
    databaseUrl: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
  });
  await app.register(openApi, { origin: settings.PUBLIC_URL });
  await app.register(contentRoutes, { origin: settings.PUBLIC_URL });
  await app.register(audienceContentRoutes, { origin: settings.PUBLIC_URL });
  await app.register(seoRoutes, { origin: settings.PUBLIC_URL });
  await app.register(socialImageRoutes);
  await app.register(searchRoutes);
  await app.register(catalogueRoutes, { origin: settings.PUBLIC_URL, release });
  await app.register(priceHistoryRoutes);
  await app.register(accountRoutes, { linkSecret: settings.LINK_SECRET });
  await app.register(sessionRoutes);
  await app.register(passkeyRoutes, { origin: settings.PUBLIC_URL });
  await app.register(emailChangeRoutes);
  await app.register(accountMergeRoutes);
  await app.register(erasureRoutes);
  await app.register(withdrawalRoutes);
  await app.register(ownedProductRoutes);
  await app.register(licenceRoutes);
  await app.register(activationRoutes);
  await app.register(desktopRoutes, { secret: settings.ACTIVATION_SECRET });
  await app.register(transferRoutes);
  await app.register(cartRoutes, { linkSecret: settings.LINK_SECRET });
  const codes = countCodeAttempts(app);
  await app.register(couponRoutes, { codes });
  await app.register(promotionRoutes, { codes, secret: settings.PAYMENT_WEBHOOK_SECRET });
  await app.register(codeRoutes, {
    tokenSecret: settings.PAYMENT_WEBHOOK_SECRET,
    codeSecret: settings.LINK_SECRET,
  });
  const provider = fastSpring({
    url: settings.PAYMENT_API_URL,
    username: settings.PAYMENT_API_USERNAME,
    password: settings.PAYMENT_API_PASSWORD,
  });
  await app.register(checkoutRoutes, { codes, provider });
  await app.register(subscriptionRoutes, { provider });
  await app.register(orderRoutes);
  await app.register(enqueueing, {
    url: settings.DATABASE_URL,
    queues: [
      eventQueue,
      newsletterEmailQueue,
      betaEmailQueue,
      resetEmailQueue,
      setupEmailQueue,
      transferEmailQueue,
      planEmailQueue,
      noticeQueue,
      confirmMailboxQueue,
      confirmMergeQueue,
      orderEmailQueue,
      licenceEmailQueue,
      redeemedEmailQueue,
      refundQueue,
      chargeRefundQueue,
      dataExportQueue,
      withdrawalEmailQueue,
      settledEmailQueue,
      eduInquiryQueue,
      eduConfirmationQueue,
      confirmPriceAlertQueue,
      confirmRemindersQueue,
    ],
  });
  await app.register(newsletterRoutes);
  await app.register(priceAlertRoutes, { linkSecret: settings.LINK_SECRET });
  await app.register(eduInquiryRoutes);
  await app.register(betaSignupRoutes);
  await app.register(inboxRoutes, { secret: settings.PAYMENT_WEBHOOK_SECRET });
  const storage = storageFromUrl(settings.STORAGE_URL);
  await app.register(mediaRoutes, { storage });
  await app.register(downloadRoutes, { storage });
  await app.register(dataExportRoutes, { storage });
  await app.register(policyReportRoutes);
  await app.register(errorReportRoutes, { origin: settings.PUBLIC_URL });
  await app.register(vitalsRoutes, { origin: settings.PUBLIC_URL });
  await app.register(consentRecordRoutes);
  await app.register(measurementRoutes, {
    tagManagerUrl: settings.TAG_MANAGER_URL,
    affiliateScriptUrl: settings.AFFILIATE_SCRIPT_URL,
  });
  await app.register(staffRoutes, {
    secret: settings.STAFF_API_SECRET,
    codeSecret: settings.LINK_SECRET,
    origin: settings.PUBLIC_URL,
  });
  await app.register(previewRoutes);
  const pages = {
    origin: settings.PUBLIC_URL,
    cmsUrl: settings.CMS_URL,
    hasStoreTest: settings.STORE_TEST,
    payment: { scriptUrl: settings.PAYMENT_SCRIPT_URL, storefront: settings.PAYMENT_STOREFRONT },
    parties: {
      TAG_MANAGER_URL: settings.TAG_MANAGER_URL,
      AFFILIATE_SCRIPT_URL: settings.AFFILIATE_SCRIPT_URL,
    },
  };
  if (isDevelopment) {
    const { ssrInDevelopment } = await import("./pages/ssr-in-development.ts");
    await app.register(ssrInDevelopment, pages);
  } else {
    const { ssr } = await import("./pages/ssr.ts");
    await app.register(ssr, pages);
  }
  return app;
}
