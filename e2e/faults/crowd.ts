import { setTimeout as wait } from "node:timers/promises";
import { vi } from "vitest";
import { signUpBuyer, type Buyer } from "./buyer.ts";
import type { ShopUnderFault } from "./shop-under-fault.ts";

export interface PaidPurchase {
  readonly buyer: Buyer;
  readonly checkoutId: string;
  readonly sessionId: string;
}

/**
 * Customers from as many networks, so that no limit for one network counts, in turns on each web process. The shop can
 * sell to them: the worker sends the catalogue to the provider as soon as it runs.
 */
export async function signUpCrowd(shop: ShopUnderFault, size: number): Promise<Buyer[]> {
  const crowd: Buyer[] = [];
  const scout = await signUpBuyer(shop, shop.edgeUrl);
  await vi.waitFor(() => scout.openCheckout(), { timeout: 30_000, interval: 500 });
  for (let index = 0; index < size; index += 1) {
    const url = `http://127.0.0.1:${shop.webPorts[index % shop.webPorts.length]}`;
    crowd.push(await signUpBuyer(shop, url, { ipAddress: `198.51.100.${index + 1}` }));
  }
  return crowd;
}

/**
 * Each customer opens a checkout, pays, waits for the order and begins again, until stopped. A checkout that does not
 * open is tried again; what was paid is returned, however the shop fared.
 */
export function keepBuying(crowd: readonly Buyer[]): () => Promise<PaidPurchase[]> {
  let stopped = false;
  const paid: PaidPurchase[] = [];
  const buying = crowd.map(async (buyer) => {
    while (!stopped) {
      const purchase = await buyer.openCheckout().catch(() => undefined);
      if (purchase === undefined) {
        await wait(300);
        continue;
      }
      await buyer.pay(purchase);
      paid.push({ buyer, ...purchase });
      while (!stopped && (await orderOrNull(buyer, purchase)) === null) await wait(200);
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(buying);
    return paid;
  };
}

/** What a customer sees while the shop may not answer at all. */
export async function orderOrNull(
  buyer: Buyer,
  purchase: { readonly checkoutId: string; readonly sessionId: string },
) {
  return buyer.orderOf(purchase).catch(() => null);
}
