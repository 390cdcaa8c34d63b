import { randomUUID } from "node:crypto";
import type { MakeCodesBody, PromotionTokenResponse, RedeemCodeResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { cloneDatabase } from "@autotune/database/testing";
import type Type from "typebox";
import { inject } from "vitest";
import { settings } from "../../../../../test/settings.ts";
import { modules } from "../../../../app/modules.ts";
import { createStaffGuard } from "../../../../platform/staff-api/staff-guard.ts";
import { announceNewDevice } from "../../../identity/account-emails/announce-new-device.ts";
import { createApp, type App } from "../../../../platform/app.ts";
import { enqueueing } from "../../../../platform/jobs/enqueue.ts";
import { database } from "../../../../platform/database/database.ts";
import { csrfGuard } from "../../../../platform/http/csrf-guard.ts";
import { rateLimits } from "../../../../platform/http/rate-limits.ts";
import { session } from "../../../../platform/session/session.ts";
import { accountRoutes } from "../../../identity/routes.ts";
import { noLimits } from "../../../identity/accounts/testing/accounts-app.ts";
import { Visitor } from "../../../identity/accounts/testing/visitor.ts";
import { publishCheckoutCatalogue } from "../../../checkout/checkouts/testing/checkout-catalogue.ts";
import { country } from "../../../../platform/country/country.ts";
import { countCodeAttempts } from "../../../checkout/coupons/code-attempts.ts";
import { couponRoutes } from "../../../checkout/coupons/routes.ts";
import { promotionRoutes } from "../../../checkout/promotions/routes.ts";
import { readingRoutes } from "../../../support/console/reading-routes.ts";
import { staffClient, type StaffClient } from "../../../support/console/testing/staff-client.ts";
import type { RedemptionLimits } from "../redemption-limits.ts";
import { codeRoutes } from "../routes.ts";
import { staffCodeRoutes } from "../staff-routes.ts";

export interface RedemptionFixture {
  /** Web processes on one database. */
  readonly apps: readonly App[];
  readonly database: Database;
  readonly manager: StaffClient;
  readonly support: StaffClient;
  close(): Promise<void>;
}

/** The code endpoints, with the checkout fixture's catalogue. */
export async function openRedemptionFixture({
  processes = 1,
  limits,
}: {
  readonly processes?: number;
  readonly limits?: RedemptionLimits;
} = {}): Promise<RedemptionFixture> {
  const clone = await cloneDatabase(inject("databaseTemplate"));
  const apps: App[] = [];
  for (let count = 0; count < processes; count += 1) apps.push(await openApp(clone.url, limits));
  const [app] = apps;
  if (app === undefined) throw new Error("There is no process");
  await publishCheckoutCatalogue(app.database);
  for (const each of apps) await each.readyToEnqueue();
  return {
    apps,
    database: app.database,
    manager: staffClient(app, "manager"),
    support: staffClient(app, "support"),
    async close() {
      await Promise.all(apps.map((each) => each.close()));
    },
  };
}

async function openApp(url: string, limits: RedemptionLimits | undefined): Promise<App> {
  const app = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules,
  });
  await app.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(database, { url, applicationName: "test" });
  await app.register(session, { announceNewDevice });
  await app.register(enqueueing, { url });
  await app.register(country, { header: "x-country" });
  await app.register(accountRoutes, { limits: noLimits });
  const codes = countCodeAttempts(app);
  await app.register(couponRoutes, { codes });
  await app.register(promotionRoutes, { codes, secret: settings.PAYMENT_WEBHOOK_SECRET });
  await app.register(codeRoutes, {
    tokenSecret: settings.PAYMENT_WEBHOOK_SECRET,
    codeSecret: settings.LINK_SECRET,
    ...(limits === undefined ? {} : { limits }),
  });
  await app.register(async (scope: App) => {
    const guard = createStaffGuard(scope, settings.STAFF_API_SECRET);
    const { LINK_SECRET: codeSecret, PUBLIC_URL: origin } = settings;
    staffCodeRoutes(scope, guard, { codeSecret, origin });
    readingRoutes(scope, guard);
  });
  return app;
}

/** What a manager enters, in a form of its own. */
export function batchForm(changes: Partial<MakeCodesBody> = {}): MakeCodesBody {
  return {
    requestId: randomUUID(),
    gives: { kind: "licence", path: "vocal-eq" },
    count: 1,
    dealer: "Studio Shop",
    ownersOf: [],
    oncePerPerson: false,
    reason: "Christmas in the shops",
    ...changes,
  };
}

/** Codes of a new batch. */
export async function makeBatch(counter: RedemptionFixture, changes: Partial<MakeCodesBody> = {}) {
  const response = await counter.manager.post("code-batches", batchForm(changes));
  if (response.statusCode !== 200) throw new Error(`No batch: ${response.body}`);
  return response.json<{ id: number; codes: [string, ...string[]]; address: string }>();
}

let ipAddressCount = 0;

export interface Holder {
  readonly visitor: Visitor;
  readonly id: number;
  readonly email: string;
}

/** A person with an account, at an IP address of their own by default. */
export async function signUp(
  app: App,
  { email = `${randomUUID()}@studio.test`, from }: { email?: string; from?: string } = {},
): Promise<Holder> {
  ipAddressCount += 1;
  const own = `10.2.${Math.floor(ipAddressCount / 250)}.${(ipAddressCount % 250) + 1}`;
  const visitor = new Visitor(app, { "x-forwarded-for": from ?? own });
  const created = await visitor.createAccount(email);
  if (created.statusCode !== 201) throw new Error(`No account: ${created.body}`);
  return { visitor, ...created.json<{ id: number; email: string }>() };
}

export async function fetchToken(visitor: Visitor): Promise<string> {
  const response = await visitor.get("promo_token_C11A6954");
  return response.json<Type.Static<typeof PromotionTokenResponse>>().token;
}

export async function redeem(visitor: Visitor, code: string) {
  return visitor.post("redeem-code", { code, token: await fetchToken(visitor) });
}

/** The response as one line: what they got or why not. */
export async function outcomeOf(visitor: Visitor, code: string): Promise<string> {
  const response = await redeem(visitor, code);
  if (response.statusCode !== 200) {
    const { error, reason } = response.json<{ error: string; reason?: string }>();
    return reason ?? error;
  }
  const { kind, isRepeated } = response.json<RedeemCodeResponse>();
  return isRepeated ? `${kind} again` : kind;
}
