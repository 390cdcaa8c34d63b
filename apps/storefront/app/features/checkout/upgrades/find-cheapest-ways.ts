import type { Currency, UpgradeOffer } from "@autotune/commerce";

/**
 * The offers that cost less than another upgrade to the same product: of several licences that qualify, these are the
 * ones to use. Where all cost the same, none is marked.
 */
export function findCheapestWays(
  offers: readonly UpgradeOffer[],
  currency: Currency,
): ReadonlySet<UpgradeOffer> {
  const byTarget = Map.groupBy(offers, ({ to }) => to);
  return new Set([...byTarget.values()].flatMap((ways) => cheaperThanOthers(ways, currency)));
}

function cheaperThanOthers(ways: readonly UpgradeOffer[], currency: Currency): UpgradeOffer[] {
  const amounts = ways.map(({ prices }) => prices[currency]);
  const least = Math.min(...amounts);
  if (Math.max(...amounts) === least) return [];
  return ways.filter(({ prices }) => prices[currency] === least);
}
