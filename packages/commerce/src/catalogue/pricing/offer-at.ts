import type { Discount } from "./discount.ts";
import type { Prices } from "./prices.ts";
import { reducePrices } from "./reduce-prices.ts";
import type { Product } from "../products/product.ts";

/** A product at one instant: with the prices that hold then. Pages, carts and the checkout decide by it. */
export interface Offer extends Omit<Product, "discount" | "moves" | "useWibu"> {
  /** What it costs, every discount but those for quantity and coupons taken off. */
  readonly prices: Prices;
  readonly discount: Discount | null;
  readonly discountReason: string | null;
  /** How many periods of a plan cost the reduced price; null where all of them do, and for what is paid once. */
  readonly discountPeriodCount: number | null;
}

/**
 * What a product costs now. An upgrade is a product of its own (`Product.upgrade` names from what to what), with prices of
 * its own: no difference between two others.
 */
export function offerAt(product: Product, now: Date): Offer {
  const { discount: set, moves: _moves, useWibu: _useWibu, ...rest } = product;
  const holds = set !== null && isWithin(set, now);
  return {
    ...rest,
    prices: holds ? reducePrices(product.basePrices, set.discount) : product.basePrices,
    discount: holds ? set.discount : null,
    discountReason: holds ? set.reason : null,
    discountPeriodCount: holds && product.interval !== null ? (set.periodCount ?? null) : null,
  };
}

/** The first is part of the period, the last is not. */
export function isWithin({ startsAt, endsAt }: Period, now: Date): boolean {
  return (
    (startsAt === null || Date.parse(startsAt) <= now.getTime()) &&
    (endsAt === null || now.getTime() < Date.parse(endsAt))
  );
}

/** Time that an editor set; without a beginning or an end it is open there. */
interface Period {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** When one of some periods begins or ends next; undefined where none does. */
export function nextChange(periods: Iterable<Period>, now: Date): Date | undefined {
  const times = [...periods]
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((time) => typeof time === "string")
    .map((time) => Date.parse(time))
    .filter((time) => time > now.getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
