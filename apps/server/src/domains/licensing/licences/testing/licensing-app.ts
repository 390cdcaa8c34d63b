import { publishDocument } from "@autotune/database";
import { session as sessionTable } from "@autotune/database/schema";
import { publishAtOnce } from "../../../../../test/publish-at-once.ts";
import { makeAccount } from "../../../../../test/paid-orders.ts";
import { productSample } from "../../../../../test/published-samples.ts";
import { settings } from "../../../../../test/settings.ts";
import { createApp, type App } from "../../../../platform/app.ts";
import { enqueueing } from "../../../../platform/jobs/enqueue.ts";
import { database } from "../../../../platform/database/database.ts";
import { openApi } from "../../../../platform/http/open-api.ts";
import { csrfGuard } from "../../../../platform/http/csrf-guard.ts";
import { rateLimits } from "../../../../platform/http/rate-limits.ts";
import { session } from "../../../../platform/session/session.ts";
import { createToken, hashToken } from "../../../../platform/session/token.ts";
import { desktopRoutes, type DesktopLimits } from "../../activations/desktop-routes.ts";
import { activationRoutes } from "../../activations/routes.ts";
import { installerLinks } from "../../downloads/installer-links.ts";
import { transferRoutes } from "../../transfers/routes.ts";
import { announceNewDevice } from "../../../identity/account-emails/announce-new-device.ts";
import { accountsModule } from "../../../identity/module.ts";
import { transfersModule } from "../../transfers/module.ts";
import { licenceRoutes } from "../routes.ts";

const plenty = { requests: 100_000, perSeconds: 60 };
const noLimits: DesktopLimits = { byIpAddress: plenty, failedProof: plenty };

/** The web process as far as licences need it, with two products and a plan that includes both. */
export async function createLicensingApp(options: {
  readonly databaseUrl: string;
  readonly desktopLimits?: DesktopLimits;
}): Promise<App> {
  const { databaseUrl, desktopLimits: limits = noLimits } = options;
  const app = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules: [accountsModule, transfersModule],
  });
  await app.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(database, { url: databaseUrl, applicationName: "test" });
  await app.register(session, { announceNewDevice });
  await app.register(openApi, { origin: settings.PUBLIC_URL });
  await app.register(enqueueing, { url: databaseUrl });
  await app.register(licenceRoutes, { links: installerLinks(settings.LINK_SECRET) });
  await app.register(activationRoutes);
  await app.register(desktopRoutes, { secret: settings.ACTIVATION_SECRET, limits });
  await app.register(transferRoutes);
  await publishProducts(app);
  return app;
}

async function publishProducts(app: App): Promise<void> {
  const month = { count: 1, unit: "m" } as const;
  for (const product of [
    productSample("pro"),
    productSample("artist"),
    productSample("unlimited", 25, {
      type: "subscription",
      interval: month,
      includes: ["pro", "artist"],
    }),
    productSample("solo", 5, { type: "subscription", interval: month }),
  ])
    await publishAtOnce(app.database, product);
  for (const [key, name] of Object.entries({ pro: "AutoTune Pro", artist: "AutoTune Artist" }))
    for (const locale of ["en", "es"] as const)
      await publishDocument(app.database, {
        collection: "products",
        key,
        locale,
        body: { name: locale === "es" ? `${name} (es)` : name, summary: "" },
      });
}

type Method = "GET" | "HEAD" | "POST" | "DELETE";

/** A signed-in person who sends requests as the shop's pages do. */
export async function signedIn(app: App, email = `${crypto.randomUUID()}@studio.test`) {
  const id = await makeAccount(app.database, email);
  const token = createToken();
  await app.database.insert(sessionTable).values({
    accountId: id,
    tokenHash: hashToken(token),
    userAgent: "",
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const cookie = `__Host-session=${token}`;
  return {
    id,
    email,
    cookie,
    call: (method: Method, url: string, payload?: object) =>
      callAsPage(app, method, url, { cookie, payload }),
  };
}
export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

interface CallOptions {
  readonly cookie?: string;
  readonly payload?: object | undefined;
  /** The IP address of its requests. */
  readonly ipAddress?: string;
}

/** A same-origin request, signed in or not. */
export function callAsPage(
  app: App,
  method: Method,
  url: string,
  { cookie, payload, ipAddress }: CallOptions = {},
) {
  return app.inject({
    method,
    url,
    headers: {
      "x-js-cachekey": "test",
      "sec-fetch-site": "same-origin",
      ...(cookie === undefined ? {} : { cookie }),
      ...(ipAddress === undefined ? {} : { "x-forwarded-for": ipAddress }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}
