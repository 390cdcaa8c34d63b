import { isDeepStrictEqual } from "node:util";
import { lastingPrices, offerAt } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import type { PaymentProvider, ProductToPush } from "@autotune/payments";
import { readAllProducts } from "../products/repository.ts";

/** What was last pushed to the provider, by path. */
export type PushedProducts = Map<string, ProductToPush>;

/**
 * Pushes what differs from the last push, until nothing does: a price published while another worker pushes the
 * previous one is pushed again after it.
 */
export async function pushProducts(
  database: Database,
  provider: PaymentProvider,
  pushed: PushedProducts,
): Promise<void> {
  for (;;) {
    const products = await readProductsToPush(database, { olderThanMinutes: 0 });
    const changed = products.filter(
      (product) => !isDeepStrictEqual(product, pushed.get(product.path)),
    );
    if (changed.length === 0) return;
    await provider.pushProducts(changed);
    for (const product of changed) pushed.set(product.path, product);
  }
}

/**
 * What the provider has to know: plans, trials, upgrades and gifts too. A session has its own prices; those stored at
 * the provider apply when a plan is changed, for good.
 */
export async function readProductsToPush(
  database: Database,
  published: { readonly olderThanMinutes: number },
): Promise<ProductToPush[]> {
  const now = new Date();
  const products = await readAllProducts(database, published);
  return products
    .filter(({ wpOnly }) => !wpOnly)
    .map((product) => ({
      path: product.path,
      name: product.name,
      prices: lastingPrices(offerAt(product, now)),
      interval: product.interval,
      trialDays: product.trialDays ?? 0,
    }));
}
