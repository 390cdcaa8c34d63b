import { randomUUID } from "node:crypto";
import { account, checkout, type CheckoutLine } from "@autotune/database/schema";
import { fastSpring, type ProviderEvent } from "@autotune/payments";
import { eq, sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { checkoutLine } from "./paid-orders.ts";
import type { TestShop } from "./shop.ts";
import { productsToPush, soldNames } from "./sold-products.ts";

export interface Purchase {
  readonly checkoutId: string;
  readonly sessionId: string;
}

export interface PurchaseOptions {
  /** Null for a guest. */
  readonly accountId: number | null;
  /** Of a guest. */
  readonly email?: string;
  readonly lines: readonly (Partial<CheckoutLine> & { readonly path: string })[];
  readonly couponCode?: string;
  readonly promotionCode?: string;
  readonly place?: string;
  readonly affiliateClickId?: string;
}

/** An order as the sandbox returns it. */
export interface ProviderOrderResponse {
  readonly id: string;
  readonly reference: string;
  readonly total: number;
  readonly items: readonly { readonly product: string; readonly subscription: string | null }[];
}

/**
 * A checkout as the shop stores it, with its session at the provider, in US dollars. What may be bought is
 * decided elsewhere: here also invalid purchases can be paid.
 */
export async function openPurchase(shop: TestShop, options: PurchaseOptions): Promise<Purchase> {
  const { accountId, lines, couponCode, promotionCode, place = "" } = options;
  const { database } = shop.connection;
  const [owner] =
    accountId === null
      ? []
      : await database.select().from(account).where(eq(account.id, accountId));
  const email = owner?.email ?? options.email ?? "";
  const sold = lines.map(lineOf);
  const checkoutId = randomUUID();
  await database.insert(checkout).values({
    id: checkoutId,
    accountId,
    email,
    firstName: "Ana",
    lastName: "Rey",
    place,
    language: "en",
    country: "US",
    currency: "USD",
    subtotal: 0,
    couponCode: couponCode ?? null,
    promotionCode: promotionCode ?? null,
    affiliateClickId: options.affiliateClickId ?? null,
    lines: sold.map(({ line }) => line),
  });
  const session = await providerOf(shop).openSession({
    buyer: { firstName: "Ana", lastName: "Rey", email, country: "US" },
    currency: "USD",
    items: sold.map(({ line, interval }) => ({
      path: line.path,
      quantity: line.quantity,
      unitPrice: { amount: line.unitPrice, currency: "USD" },
      interval,
      trialDays: line.trialDays ?? 0,
    })),
    language: "en",
    tags: { checkout: checkoutId },
  });
  return { checkoutId, sessionId: session.id };
}

function lineOf(about: PurchaseOptions["lines"][number]) {
  const product = productsToPush.find(({ path }) => path === about.path);
  const { interval = null, trialDays = 0, prices } = product ?? {};
  const type =
    interval === null
      ? about.path.includes("-upgrade-from-")
        ? "upgrade"
        : "perpetual"
      : trialDays > 0
        ? "trial"
        : "subscription";
  const line = checkoutLine({
    name: new Map<string, string>(Object.entries(soldNames)).get(about.path) ?? about.path,
    type,
    unitPrice: prices?.USD ?? 0,
    trialDays: trialDays > 0 ? trialDays : null,
    ...about,
  });
  return { line, interval };
}

export async function pay(
  shop: TestShop,
  { sessionId }: Purchase,
  how: object = {},
): Promise<ProviderOrderResponse> {
  const paid = await shop.sandbox.control("POST", `/sessions/${sessionId}/pay`, how);
  return paid as ProviderOrderResponse;
}

/** Buys, and waits until everything that follows is done. */
export async function buy(
  shop: TestShop,
  options: PurchaseOptions,
  how: object = {},
): Promise<Purchase & { readonly order: ProviderOrderResponse }> {
  const purchase = await openPurchase(shop, options);
  const order = await pay(shop, purchase, how);
  await untilSettled(shop);
  return { ...purchase, order };
}

export function providerOf(shop: TestShop) {
  return fastSpring(shop.providerAccess);
}

/** Events of the last days that the shop has not confirmed to the provider. */
export async function readOpenEvents(shop: TestShop): Promise<ProviderEvent[]> {
  const events: ProviderEvent[] = [];
  const from = new Date(Date.now() - 7 * 86_400_000);
  for await (const list of providerOf(shop).listUnprocessedEvents({ from }))
    events.push(...list.events);
  return events;
}

const open = sql`
  select (select count(*) from shop.provider_event where handled_at is null)
       + (select count(*) from jobs.job where state < 'completed' and name in
           ('handle-provider-event', 'send-order-email', 'send-plan-email', 'send-refund-email',
            'end-subscription', 'end-plan-discount', 'return-order-line', 'refund-order-lines', 'refund-charge', 'send-licence-email',
            'send-setup-email', 'send-affiliate-sale')) as open`;

/** Waits until every event has arrived and been handled, and every job that followed is done. */
export async function untilSettled(shop: TestShop): Promise<void> {
  const nothingIsOpen = async () => {
    const { rows } = await shop.connection.database.execute<{ open: string }>(open);
    expect(Number(rows[0]?.open)).toBe(0);
  };
  await vi.waitFor(
    async () => {
      await nothingIsOpen();
      expect((await readOpenEvents(shop)).map(({ type }) => type)).toEqual([]);
      // An event may have arrived in between.
      await nothingIsOpen();
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** Makes the jobs that fetch lost events run when a test says so, not at the worker's start or on schedule. */
export async function stopSweeping(shop: TestShop): Promise<void> {
  const names = sql`('sweep-provider-events', 'reconcile-orders')`;
  const { database } = shop.connection;
  await database.execute(sql`delete from jobs.schedule where name in ${names}`);
  await vi.waitFor(
    async () => {
      const { rows } = await database.execute(
        sql`select 1 from jobs.job where name in ${names} and state < 'completed'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 100 },
  );
}
