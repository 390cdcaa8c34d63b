import type { UpgradeOffer } from "@autotune/commerce";
import type { OwnedProduct } from "../../licensing/api/fetch-owned-products.ts";

/**
 * The offers that cost less than another upgrade to the same product: of several licences that qualify, these are the
 * ones to use. Where all cost the same, none is marked.
 */
export function findCheapestWays(owned: readonly OwnedProduct[]): ReadonlySet<UpgradeOffer> {
  const byTarget = Map.groupBy(
    owned.flatMap(({ upgrades }) => upgrades),
    ({ to }) => to,
  );
  return new Set([...byTarget.values()].flatMap(cheaperThanOthers));
}

function cheaperThanOthers(ways: readonly UpgradeOffer[]): UpgradeOffer[] {
  // The steps of the price table have the same order in every currency.
  const amounts = ways.map(({ prices }) => prices.USD);
  const least = Math.min(...amounts);
  if (Math.max(...amounts) === least) return [];
  return ways.filter(({ prices }) => prices.USD === least);
}
