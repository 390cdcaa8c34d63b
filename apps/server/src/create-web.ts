import { storageFromUrl } from "@autotune/storage";
import { createApp, type App } from "./app.ts";
import type { WebSettings } from "./environment.ts";
import { content } from "./modules/content/content.ts";
import { contentRoutes } from "./modules/content/routes.ts";
import { mediaRoutes } from "./modules/media/routes.ts";
import { policyReportRoutes } from "./modules/policy-reports/routes.ts";
import { openApi } from "./plugins/open-api.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { securityHeaders } from "./plugins/security-headers.ts";

/** The web process as an application that a test can build and ask without listening. */
export async function createWeb(settings: WebSettings): Promise<App> {
  const app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await app.register(securityHeaders, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: settings.REDIS_URL });
  await app.register(content, {
    databaseUrl: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
  });
  await app.register(openApi, { origin: settings.PUBLIC_URL });
  await app.register(contentRoutes, { origin: settings.PUBLIC_URL });
  await app.register(mediaRoutes, { storage: storageFromUrl(settings.STORAGE_URL) });
  await app.register(policyReportRoutes);
  if (settings.NODE_ENV === "development") {
    const { ssrInDevelopment } = await import("./plugins/ssr/ssr-in-development.ts");
    await app.register(ssrInDevelopment, { origin: settings.PUBLIC_URL });
  } else {
    const { ssr } = await import("./plugins/ssr/ssr.ts");
    await app.register(ssr, { origin: settings.PUBLIC_URL });
  }
  return app;
}
