import { isDeepStrictEqual } from "node:util";
import { offerAt } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import type { PaymentProvider, ProductToPush } from "@autotune/payments";
import { readAllProducts } from "./repository.ts";

/** What the provider was told last, by path. */
export type PushedProducts = Map<string, ProductToPush>;

/**
 * Tells the provider what is not what it was told last, until nothing is: a price that is published while
 * another worker pushes the former one is told again after it.
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
 * What the provider has to know: plans, trials, upgrades and gifts too. A session names its own prices; those
 * that stand at the provider count when somebody changes their plan.
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
      prices: offerAt(product, now).prices,
      interval: product.interval,
      trialDays: product.trialDays ?? 0,
    }));
}
