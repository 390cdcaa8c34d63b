import { fastSpring } from "@autotune/payments";
import { storageFromUrl } from "@autotune/storage";
import { createApp, type App } from "./app.ts";
import type { WebSettings } from "./environment.ts";
import { eventQueue } from "./inbox/event-queue.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { enqueueing } from "./jobs/enqueue.ts";
import { noticeQueue } from "./modules/account-letters/notice-queue.ts";
import { confirmMergeQueue } from "./modules/account-merges/ask-to-merge-queue.ts";
import { accountMergeRoutes } from "./modules/account-merges/routes.ts";
import { confirmRemindersQueue } from "./modules/accounts/confirm-reminders-queue.ts";
import { resetEmailQueue } from "./modules/accounts/reset-email-queue.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { setupEmailQueue } from "./modules/accounts/setup-email-queue.ts";
import { desktopRoutes } from "./modules/activations/desktop-routes.ts";
import { activationRoutes } from "./modules/activations/routes.ts";
import { audienceContentRoutes } from "./modules/audience-content/routes.ts";
import { betaEmailQueue } from "./modules/beta-signup/beta-email-queue.ts";
import { betaSignupRoutes } from "./modules/beta-signup/routes.ts";
import { cartRoutes } from "./modules/carts/routes.ts";
import { catalogueRoutes } from "./modules/catalogue/routes.ts";
import { checkoutRoutes } from "./modules/checkout/routes.ts";
import { consentRecordRoutes } from "./modules/consent-records/routes.ts";
import { redeemedEmailQueue } from "./modules/codes/redeemed-email-queue.ts";
import { codeRoutes } from "./modules/codes/routes.ts";
import { content } from "./modules/content/content.ts";
import { contentRoutes } from "./modules/content/routes.ts";
import { country } from "./modules/country/country.ts";
import { countCodeAttempts } from "./modules/coupons/code-attempts.ts";
import { couponRoutes } from "./modules/coupons/routes.ts";
import { downloadRoutes } from "./modules/downloads/routes.ts";
import {
  eduConfirmationQueue,
  eduInquiryQueue,
} from "./modules/edu-inquiries/edu-inquiry-queues.ts";
import { eduInquiryRoutes } from "./modules/edu-inquiries/routes.ts";
import { errorReportRoutes } from "./modules/error-reports/routes.ts";
import { confirmMailboxQueue } from "./modules/email-change/ask-mailbox-queue.ts";
import { emailChangeRoutes } from "./modules/email-change/routes.ts";
import { licenceRoutes } from "./modules/licences/routes.ts";
import { dataExportQueue } from "./modules/data-export/data-export-queue.ts";
import { dataExportRoutes } from "./modules/data-export/routes.ts";
import { erasureRoutes } from "./modules/erasure/routes.ts";
import { measurementRoutes } from "./modules/measurement/routes.ts";
import { mediaRoutes } from "./modules/media/routes.ts";
import { newsletterEmailQueue } from "./modules/newsletter/newsletter-email-queue.ts";
import { newsletterRoutes } from "./modules/newsletter/routes.ts";
import { orderEmailQueue } from "./modules/orders/order-email-queue.ts";
import { orderRoutes } from "./modules/orders/routes.ts";
import { passkeyRoutes } from "./modules/passkeys/routes.ts";
import { policyReportRoutes } from "./modules/policy-reports/routes.ts";
import { confirmPriceAlertQueue } from "./modules/price-alerts/price-alert-queues.ts";
import { priceAlertRoutes } from "./modules/price-alerts/routes.ts";
import { priceHistoryRoutes } from "./modules/price-history/routes.ts";
import { previewRoutes } from "./modules/preview/routes.ts";
import { seoRoutes } from "./modules/seo/routes.ts";
import { socialImageRoutes } from "./modules/seo/social-picture-routes.ts";
import { promotionRoutes } from "./modules/promotions/routes.ts";
import { searchRoutes } from "./modules/search/routes.ts";
import { sessionRoutes } from "./modules/sessions/routes.ts";
import { licenceEmailQueue } from "./modules/staff/licence-email-queue.ts";
import { chargeRefundQueue } from "./modules/staff/charge-refund-queue.ts";
import { refundQueue } from "./modules/staff/refund-queue.ts";
import { staffRoutes } from "./modules/staff/routes.ts";
import { planEmailQueue } from "./modules/subscriptions/plan-email-queue.ts";
import { subscriptionRoutes } from "./modules/subscriptions/routes.ts";
import { transferRoutes } from "./modules/transfers/routes.ts";
import { transferEmailQueue } from "./modules/transfers/transfer-email-queue.ts";
import { ownedProductRoutes } from "./modules/upgrades/routes.ts";
import { vitalsRoutes } from "./modules/vitals/routes.ts";
import { withdrawalRoutes } from "./modules/withdrawals/routes.ts";
import { settledEmailQueue } from "./modules/withdrawals/settled-email-queue.ts";
import { withdrawalEmailQueue } from "./modules/withdrawals/withdrawal-email-queue.ts";
import { database } from "./plugins/database.ts";
import { openApi } from "./plugins/open-api.ts";
import { csrfGuard } from "./plugins/own-calls.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { releaseKey } from "./plugins/release-key.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { session } from "./plugins/session.ts";
import { loadStorefrontBuild } from "./plugins/ssr/storefront-build.ts";

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
    const { ssrInDevelopment } = await import("./plugins/ssr/ssr-in-development.ts");
    await app.register(ssrInDevelopment, pages);
  } else {
    const { ssr } = await import("./plugins/ssr/ssr.ts");
    await app.register(ssr, pages);
  }
  return app;
}
