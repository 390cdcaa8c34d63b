import { settings } from "../../../../../test/settings.ts";
import { createApp, type App } from "../../../../platform/app.ts";
import { enqueueing } from "../../../../platform/jobs/enqueue.ts";
import { database } from "../../../../platform/database/database.ts";
import { csrfGuard } from "../../../../platform/http/csrf-guard.ts";
import { rateLimits } from "../../../../platform/http/rate-limits.ts";
import { session } from "../../../../platform/session/session.ts";
import { country } from "../../../../platform/country/country.ts";
import { modules } from "../../../../app/modules.ts";
import { communicationRoutes } from "../../../marketing/communications/routes.ts";
import { summaryRoutes } from "../../../subscriptions/summary/routes.ts";
import { announceNewDevice } from "../../account-emails/announce-new-device.ts";
import type { AccountLimits } from "../../limits/account-limits.ts";
import { accountRoutes } from "../../routes.ts";

const plenty = { requests: 10_000, perSeconds: 60 };
export const noLimits: AccountLimits = {
  signInByIp: plenty,
  failedSignIn: plenty,
  createByIp: plenty,
  resetByIp: plenty,
  resetByAccount: plenty,
};

export interface AccountsAppOptions {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  readonly limits?: AccountLimits;
}

/** The web process with what accounts need. */
export async function createAccountsApp(options: AccountsAppOptions): Promise<App> {
  const app = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules,
  });
  await app.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: options.redisUrl });
  await app.register(database, { url: options.databaseUrl, applicationName: "test" });
  await app.register(session, { announceNewDevice });
  await app.register(country, { header: settings.COUNTRY_HEADER });
  await app.register(enqueueing, { url: options.databaseUrl });
  const limits = options.limits ?? noLimits;
  await app.register(accountRoutes, { limits });
  await app.register(summaryRoutes);
  await app.register(communicationRoutes, { linkSecret: settings.LINK_SECRET, limits });
  return app;
}
