import { mapPrices, type Offer, type Prices } from "@autotune/commerce";

/** The lowest upgrade price of each product, by the product's path. */
export function cheapestUpgrades(offers: Iterable<Offer>): ReadonlyMap<string, Prices> {
  const cheapest = new Map<string, Prices>();
  for (const { upgrade, prices, wpOnly } of offers) {
    if (upgrade === null || wpOnly) continue;
    const before = cheapest.get(upgrade.to) ?? prices;
    cheapest.set(
      upgrade.to,
      mapPrices(prices, (amount, currency) => Math.min(amount, before[currency])),
    );
  }
  return cheapest;
}
