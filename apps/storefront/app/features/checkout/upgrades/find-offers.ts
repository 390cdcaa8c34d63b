import type { OwnedProduct } from "../../licensing/api/fetch-owned-products.ts";

/** The licences that can be upgraded, each with its cheapest offer first. One that was upgraded cannot. */
export function findOffers(owned: readonly OwnedProduct[]): OwnedProduct[] {
  return owned
    .filter(({ upgradedTo, upgrades }) => upgradedTo === null && upgrades.length > 0)
    .map((record) => ({
      ...record,
      // The steps of the price table have the same order in every currency.
      upgrades: record.upgrades.toSorted((one, other) => one.prices.USD - other.prices.USD),
    }));
}
