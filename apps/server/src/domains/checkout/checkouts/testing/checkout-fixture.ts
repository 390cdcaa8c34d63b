import { randomUUID } from "node:crypto";
import type { Database } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { cloneDatabase, reserveDatabase } from "@autotune/database/testing";
import { fastSpring } from "@autotune/payments";
import pg from "pg";
import { inject } from "vitest";
import {
  freePort,
  sandboxSettings,
  startSandbox,
  type Sandbox,
} from "../../../../../test/sandbox.ts";
import { settings } from "../../../../../test/settings.ts";
import { modules } from "../../../../app/modules.ts";
import { announceNewDevice } from "../../../identity/account-emails/announce-new-device.ts";
import { awaitedOrderRoutes } from "../../../orders/orders/awaited-order-routes.ts";
import { createApp, type App } from "../../../../platform/app.ts";
import { enqueueing } from "../../../../platform/jobs/enqueue.ts";
import { database } from "../../../../platform/database/database.ts";
import { csrfGuard } from "../../../../platform/http/csrf-guard.ts";
import { rateLimits } from "../../../../platform/http/rate-limits.ts";
import { session } from "../../../../platform/session/session.ts";
import { accountRoutes } from "../../../identity/routes.ts";
import { noLimits } from "../../../identity/accounts/testing/accounts-app.ts";
import { Visitor } from "../../../identity/accounts/testing/visitor.ts";
import { cartRoutes } from "../../carts/routes.ts";
import { country } from "../../../../platform/country/country.ts";
import { countCodeAttempts } from "../../coupons/code-attempts.ts";
import { couponRoutes } from "../../coupons/routes.ts";
import { promotionRoutes } from "../../promotions/routes.ts";
import { installerLinks } from "../../../licensing/downloads/installer-links.ts";
import { ownedProductRoutes } from "../../../licensing/owned-products/routes.ts";
import { checkoutRoutes } from "../routes.ts";
import { publishCheckoutCatalogue, checkoutProducts } from "./checkout-catalogue.ts";

export interface CheckoutFixture {
  readonly app: App;
  readonly database: Database;
  sandbox: Sandbox;
  startSandbox(): Promise<void>;
  /** How many sessions were ever opened at the provider. */
  countSessions(): Promise<number>;
  /** The provider's session as stored there. */
  readSession(id: string): Promise<ProviderSession | undefined>;
  close(): Promise<void>;
}

interface ProviderSession {
  readonly contact: { readonly email: string };
  readonly currency: string;
  readonly country: string;
  readonly language: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly lines: readonly {
    readonly product: string;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly term: { readonly trialDays: number } | null;
  }[];
}

/** The checkout endpoints, with a real database and the provider's sandbox, which knows every product. */
export async function openCheckoutFixture(): Promise<CheckoutFixture> {
  const template = inject("databaseTemplate");
  const [clone, port] = await Promise.all([cloneDatabase(template), freePort()]);
  // The sandbox makes its own.
  const providerDatabase = reserveDatabase(template);
  const access = sandboxSettings(port);
  const provider = fastSpring({
    url: access.PAYMENT_API_URL,
    username: access.PAYMENT_API_USERNAME,
    password: access.PAYMENT_API_PASSWORD,
  });
  const app = await createApp({
    settings,
    name: "web",
    trustedProxies: settings.TRUSTED_PROXIES,
    modules,
  });
  await app.register(csrfGuard, { origin: settings.PUBLIC_URL });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(database, { url: clone.url, applicationName: "test" });
  await app.register(session, { announceNewDevice });
  await app.register(enqueueing, { url: clone.url });
  await app.register(country, { header: "x-country" });
  await app.register(accountRoutes, { limits: noLimits });
  await app.register(ownedProductRoutes);
  await app.register(cartRoutes, { linkSecret: settings.LINK_SECRET });
  const codes = countCodeAttempts(app);
  await app.register(couponRoutes, { codes });
  await app.register(promotionRoutes, { codes, secret: settings.PAYMENT_WEBHOOK_SECRET });
  await app.register(checkoutRoutes, { codes, provider });
  await app.register(awaitedOrderRoutes, { links: installerLinks("secret-of-a-test") });
  await publishCheckoutCatalogue(app.database);

  const begin = () =>
    startSandbox({
      port,
      databaseUrl: providerDatabase.url,
      webhookUrl: "http://127.0.0.1:1/webhooks/payments",
    });
  const sandbox = await begin();
  await provider.pushProducts(
    checkoutProducts.map(({ path, basePrices, interval, trialDays }) => ({
      path,
      name: path,
      prices: basePrices,
      interval,
      trialDays: trialDays ?? 0,
    })),
  );
  const books = new pg.Pool({ connectionString: providerDatabase.url, max: 1 });
  const checkoutFixture: CheckoutFixture = {
    app,
    database: app.database,
    sandbox,
    async startSandbox() {
      checkoutFixture.sandbox = await begin();
    },
    async countSessions() {
      const { rows } = await books.query<{ count: number }>(
        "select count(*)::integer as count from sandbox.session",
      );
      return rows[0]?.count ?? 0;
    },
    async readSession(id) {
      const { rows } = await books.query<{ body: ProviderSession }>(
        "select body from sandbox.session where id = $1",
        [id],
      );
      return rows[0]?.body;
    },
    async close() {
      await Promise.all([app.close(), checkoutFixture.sandbox.stop(), books.end()]);
    },
  };
  return checkoutFixture;
}

let ipAddressCount = 0;

/** A person with an IP address of their own, so that limits count them separately. */
export function visit(
  checkoutFixture: CheckoutFixture,
  headers: Record<string, string> = {},
): Visitor {
  ipAddressCount += 1;
  const from = `10.1.${Math.floor(ipAddressCount / 250)}.${(ipAddressCount % 250) + 1}`;
  return new Visitor(checkoutFixture.app, { "x-forwarded-for": from, ...headers });
}

export interface Customer {
  readonly visitor: Visitor;
  readonly id: number;
  readonly email: string;
}

export async function signUp(
  checkoutFixture: CheckoutFixture,
  email = `${randomUUID()}@studio.test`,
): Promise<Customer> {
  const visitor = visit(checkoutFixture);
  const created = await visitor.createAccount(email);
  if (created.statusCode !== 201) throw new Error(`No account: ${created.body}`);
  return { visitor, ...created.json<{ id: number; email: string }>() };
}

/** A licence that a person owns, as the API names it. */
export async function grantLicence(
  checkoutFixture: CheckoutFixture,
  accountId: number,
  path: string,
) {
  const serial = randomUUID();
  const [granted] = await checkoutFixture.database
    .insert(licence)
    .values({
      ordinal: 0,
      accountId,
      pid: `PID-${path}`,
      serial,
      authenticationString: `key-${serial}`,
    })
    .returning({ id: licence.id });
  const id = granted?.id ?? 0;
  return { id, named: { code: `key-${serial}`, purchase_id: String(id), serial } };
}
