import { storageFromUrl } from "@autotune/storage";
import { announceNewDevice } from "../domains/identity/index.ts";
import { createApp, type App } from "../platform/app.ts";
import { country } from "../platform/country/country.ts";
import { database } from "../platform/database/database.ts";
import { replica } from "../platform/staff-api/replica.ts";
import type { WebSettings } from "../platform/environment.ts";
import { csrfGuard } from "../platform/http/csrf-guard.ts";
import { openApi } from "../platform/http/open-api.ts";
import { rateLimits } from "../platform/http/rate-limits.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { enqueueing } from "../platform/jobs/enqueue.ts";
import { content } from "../platform/published/content.ts";
import { releaseKey } from "../platform/release/release-key.ts";
import { loadStorefrontBuild } from "../platform/release/storefront-build.ts";
import { session } from "../platform/session/session.ts";
import { createStaffGuard } from "../platform/staff-api/staff-guard.ts";
import { modules } from "./modules.ts";
import { paymentProvider } from "./payment-provider.ts";

/** The web process as an application that a test can build and call without listening. */
export async function createWeb(settings: WebSettings): Promise<App> {
  const { PUBLIC_URL: origin, DATABASE_URL: databaseUrl } = settings;
  const namedStatements = settings.DATABASE_NAMED_STATEMENTS;
  const app = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules,
  });
  await app.register(securityHeaders, { origin });
  const isDevelopment = settings.NODE_ENV === "development";
  // Vite makes up a version for each page, so in development no page is outdated.
  const release = isDevelopment ? "development" : (await loadStorefrontBuild()).assets.version;
  await app.register(releaseKey, { release });
  await app.register(csrfGuard, { origin });
  await app.register(rateLimits, { redisUrl: settings.REDIS_URL });
  await app.register(database, { url: databaseUrl, applicationName: "web", namedStatements });
  await app.register(replica, { url: settings.DATABASE_REPLICA_URL });
  await app.register(session, { announceNewDevice });
  await app.register(country, { header: settings.COUNTRY_HEADER });
  await app.register(content, {
    databaseUrl,
    directUrl: settings.DATABASE_DIRECT_URL ?? databaseUrl,
    namedStatements,
  });
  await app.register(openApi, { origin });
  await app.register(enqueueing, { url: databaseUrl });

  const deps = {
    settings,
    release,
    provider: paymentProvider(settings),
    storage: storageFromUrl(settings.STORAGE_URL),
  };
  for (const { routes } of modules) await routes?.(app, deps);
  // The support console's API, for the back office in the CMS. No endpoint there returns a session, a hash or a token
  // of a customer, and the edge does not expose them.
  await app.register(async (scope: App) => {
    const guard = createStaffGuard(scope, settings.STAFF_API_SECRET);
    for (const { staffRoutes } of modules) staffRoutes?.(scope, guard, deps);
  });

  const pages = {
    origin,
    cmsUrl: settings.CMS_URL,
    hasStoreTest: settings.STORE_TEST,
    edgeCache: settings.EDGE_PURGE,
    payment: { scriptUrl: settings.PAYMENT_SCRIPT_URL, storefront: settings.PAYMENT_STOREFRONT },
    parties: {
      TAG_MANAGER_URL: settings.TAG_MANAGER_URL,
      AFFILIATE_SCRIPT_URL: settings.AFFILIATE_SCRIPT_URL,
    },
  };
  if (isDevelopment) {
    const { ssrInDevelopment } = await import("./pages/ssr-in-development.ts");
    await app.register(ssrInDevelopment, { ...pages, storage: deps.storage });
  } else {
    const { ssr } = await import("./pages/ssr.ts");
    await app.register(ssr, { ...pages, storage: deps.storage });
  }
  return app;
}
