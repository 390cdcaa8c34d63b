import { setTimeout as wait } from "node:timers/promises";
import type { OrderResponse } from "@autotune/contract";
import type { Stack } from "@autotune/scripts/stack";
import { vi } from "vitest";
import { signUpBuyer, type Buyer } from "../faults/buyer.ts";
import { query } from "./query.ts";

interface Purchase {
  readonly buyer: Buyer;
  readonly checkoutId: string;
  readonly sessionId: string;
  /** As the shop showed it; null where it has not yet. */
  order: OrderResponse | null;
}

export async function signUpBuyers(stack: Stack, shopUrl: string, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let turn = 0; turn < count; turn += 1) buyers.push(await signUpBuyer(stack, shopUrl));
  const [first] = buyers;
  // The worker sends the catalogue to the provider as soon as it runs.
  await vi.waitFor(() => first?.openCheckout(), { timeout: 30_000, interval: 500 });
  return buyers;
}

/** Buys once, and waits for the order. */
export async function buyOnce(buyer: Buyer): Promise<Purchase> {
  const purchase: Purchase = { buyer, ...(await buyer.openCheckout()), order: null };
  await buyer.pay(purchase);
  await untilShown(purchase);
  return purchase;
}

export async function untilShown(purchase: Purchase, timeout = 90_000): Promise<void> {
  await vi.waitFor(
    async () => {
      const order = await purchase.buyer.orderOf(purchase);
      if (order?.state !== "completed") throw new Error(`${purchase.checkoutId} is not delivered`);
      purchase.order = order;
    },
    { timeout, interval: 100 },
  );
}

/** Every buyer buys one thing after the other until it is stopped; returns what was paid for. */
export function keepBuying(buyers: readonly Buyer[]): {
  readonly paid: readonly Purchase[];
  stop(): Promise<void>;
} {
  const paid: Purchase[] = [];
  let stopped = false;
  const shop = async (buyer: Buyer) => {
    while (!stopped) {
      try {
        const opened = await buyer.openCheckout();
        const purchase: Purchase = { buyer, ...opened, order: null };
        await buyer.pay(purchase);
        paid.push(purchase);
        while (!stopped && purchase.order === null) {
          const order = await buyer.orderOf(purchase);
          if (order?.state === "completed") purchase.order = order;
          else await wait(50);
        }
      } catch {
        // Nobody can buy while the database is gone; people try again.
        await wait(200);
      }
    }
  };
  const shopping = buyers.map(shop);
  return {
    paid,
    async stop() {
      stopped = true;
      await Promise.all(shopping);
    },
  };
}

/** What the shop has confirmed, by showing an order or by answering a webhook with 200. */
export interface Acknowledged {
  readonly serials: readonly string[];
  readonly events: readonly string[];
}

const serialsOf = ({ order }: Purchase): string[] =>
  order?.lines.flatMap(({ licences }) => licences.map(({ serial }) => serial)) ?? [];

export async function acknowledged(
  paid: readonly Purchase[],
  providerDatabaseUrl: string,
): Promise<Acknowledged> {
  const events = await query<{ id: string }>(
    providerDatabaseUrl,
    "select id from sandbox.event where processed",
  );
  return { serials: paid.flatMap(serialsOf), events: events.map(({ id }) => id) };
}

/** What of it a database does not have. */
export async function lostIn(
  databaseUrl: string,
  { serials, events }: Acknowledged,
): Promise<Acknowledged> {
  const missing = async (wanted: readonly string[], column: string, table: string) =>
    (
      await query<{ key: string }>(
        databaseUrl,
        `select key from unnest($1::text[]) as wanted (key)
          where not exists (select from ${table} where ${column} = wanted.key)`,
        [wanted],
      )
    ).map(({ key }) => key);
  return {
    serials: await missing(serials, "serial", "shop.licence"),
    events: await missing(events, "event_id", "shop.provider_event_key"),
  };
}
