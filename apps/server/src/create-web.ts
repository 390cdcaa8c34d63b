import { fastSpring } from "@autotune/payments";
import { storageFromUrl } from "@autotune/storage";
import { createApp, type App } from "./app.ts";
import type { WebSettings } from "./environment.ts";
import { eventQueue } from "./inbox/event-queue.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { enqueueing } from "./jobs/enqueue.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { checkoutRoutes } from "./modules/checkout/routes.ts";
import { content } from "./modules/content/content.ts";
import { contentRoutes } from "./modules/content/routes.ts";
import { mediaRoutes } from "./modules/media/routes.ts";
import { newsletterEmailQueue } from "./modules/newsletter/newsletter-email-queue.ts";
import { newsletterRoutes } from "./modules/newsletter/routes.ts";
import { orderRoutes } from "./modules/orders/routes.ts";
import { policyReportRoutes } from "./modules/policy-reports/routes.ts";
import { database } from "./plugins/database.ts";
import { openApi } from "./plugins/open-api.ts";
import { ownCalls } from "./plugins/own-calls.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { session } from "./plugins/session.ts";

/** The web process as an application that a test can build and ask without listening. */
export async function createWeb(settings: WebSettings): Promise<App> {
  const app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await app.register(securityHeaders, { origin: settings.PUBLIC_URL });
  await app.register(ownCalls, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: settings.REDIS_URL });
  await app.register(database, { url: settings.DATABASE_URL, applicationName: "web" });
  await app.register(session);
  await app.register(content, {
    databaseUrl: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
  });
  await app.register(openApi, { origin: settings.PUBLIC_URL });
  await app.register(contentRoutes, { origin: settings.PUBLIC_URL });
  await app.register(accountRoutes, {});
  await app.register(checkoutRoutes, {
    provider: fastSpring({
      url: settings.PAYMENT_API_URL,
      username: settings.PAYMENT_API_USERNAME,
      password: settings.PAYMENT_API_PASSWORD,
    }),
  });
  await app.register(orderRoutes);
  await app.register(enqueueing, {
    url: settings.DATABASE_URL,
    queues: [eventQueue, newsletterEmailQueue],
  });
  await app.register(newsletterRoutes);
  await app.register(inboxRoutes, { secret: settings.PAYMENT_WEBHOOK_SECRET });
  await app.register(mediaRoutes, { storage: storageFromUrl(settings.STORAGE_URL) });
  await app.register(policyReportRoutes);
  const pages = {
    origin: settings.PUBLIC_URL,
    payment: { scriptUrl: settings.PAYMENT_SCRIPT_URL, storefront: settings.PAYMENT_STOREFRONT },
  };
  if (settings.NODE_ENV === "development") {
    const { ssrInDevelopment } = await import("./plugins/ssr/ssr-in-development.ts");
    await app.register(ssrInDevelopment, pages);
  } else {
    const { ssr } = await import("./plugins/ssr/ssr.ts");
    await app.register(ssr, pages);
  }
  return app;
}
