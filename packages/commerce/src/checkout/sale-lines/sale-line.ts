import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import type { Currency } from "../../catalogue/money/currency.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";
import { unitPrices } from "../../catalogue/pricing/quantity-discount.ts";

/** A line as the rules about prices see it, in the browser and at the server alike. */
export interface SaleLine {
  readonly item: Pick<
    Offer,
    | "path"
    | "type"
    | "trialDays"
    | "prices"
    | "basePrices"
    | "quantityDiscounts"
    | "discountPeriodCount"
  >;
  readonly quantity: number;
  readonly isFreebie: boolean;
  /** The promotion's price instead of the catalogue's. */
  readonly promoted: Prices | undefined;
}

/** What one copy costs before any coupon; of a plan, each period. */
export function listPriceOf(line: SaleLine, currency: Currency): number {
  const { item, quantity, isFreebie, promoted } = line;
  // A plan that is given costs nothing until its free days are over, and then its price.
  if (isFreebie && item.type !== "subscription") return 0;
  const prices = promoted ?? item.prices;
  // Every licence is upgraded by itself: two of them are not two copies. A promotion's price is final.
  if (item.type === "upgrade" || promoted !== undefined) return prices[currency];
  return unitPrices(prices, item.quantityDiscounts, quantity)[currency];
}

/** How many periods of a plan cost its reduced price; null where all do. A promotion's price holds for all. */
export function discountedPeriodsOf({ item, promoted }: SaleLine): number | null {
  return promoted === undefined ? item.discountPeriodCount : null;
}

/** The same line once its discount for the first periods is over. */
export function afterDiscount<Line extends SaleLine>(line: Line): Line {
  if (discountedPeriodsOf(line) === null) return line;
  return { ...line, item: { ...line.item, prices: line.item.basePrices } };
}

/** Nothing is paid today for a plan that begins with free days. */
export function isDueToday({ item }: SaleLine): boolean {
  return (item.trialDays ?? 0) === 0;
}
