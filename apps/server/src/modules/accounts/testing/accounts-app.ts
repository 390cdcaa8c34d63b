import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../app.ts";
import { enqueueing } from "../../../jobs/enqueue.ts";
import { database } from "../../../plugins/database.ts";
import { csrfGuard } from "../../../plugins/own-calls.ts";
import { rateLimits } from "../../../plugins/rate-limits.ts";
import { session } from "../../../plugins/session.ts";
import { country } from "../../country/country.ts";
import { noticeQueue } from "../../account-letters/notice-queue.ts";
import { newsletterEmailQueue } from "../../newsletter/newsletter-email-queue.ts";
import type { AccountLimits } from "../limits.ts";
import { confirmRemindersQueue } from "../confirm-reminders-queue.ts";
import { resetEmailQueue } from "../reset-email-queue.ts";
import { accountRoutes } from "../routes.ts";
import { setupEmailQueue } from "../setup-email-queue.ts";

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
  const app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await app.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: options.redisUrl });
  await app.register(database, { url: options.databaseUrl, applicationName: "test" });
  await app.register(session);
  await app.register(country, { header: settings.COUNTRY_HEADER });
  await app.register(enqueueing, {
    url: options.databaseUrl,
    queues: [
      confirmRemindersQueue,
      newsletterEmailQueue,
      noticeQueue,
      resetEmailQueue,
      setupEmailQueue,
    ],
  });
  await app.register(accountRoutes, {
    linkSecret: settings.LINK_SECRET,
    limits: options.limits ?? noLimits,
  });
  return app;
}
