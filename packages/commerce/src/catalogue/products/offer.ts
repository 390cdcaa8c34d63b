import type { Discount } from "../pricing/discount.ts";
import type { Prices } from "../pricing/prices.ts";
import { reducePrices } from "../pricing/reduce-prices.ts";
import type { Product } from "./product.ts";

/** A product at one instant: with the prices that hold then. Pages, carts and the checkout decide by it. */
export interface Offer extends Omit<Product, "discount" | "moves" | "useWibu"> {
  /** What it costs, every discount but those for quantity and coupons taken off. */
  readonly prices: Prices;
  readonly discount: Discount | null;
  readonly discountReason: string | null;
}

export function offerAt(product: Product, now: Date): Offer {
  const { discount: set, moves: _moves, useWibu: _useWibu, ...rest } = product;
  const holds = set !== null && isWithin(set, now);
  return {
    ...rest,
    prices: holds ? reducePrices(product.basePrices, set.discount) : product.basePrices,
    discount: holds ? set.discount : null,
    discountReason: holds ? set.reason : null,
  };
}

/** The first is part of the period, the last is not. */
export function isWithin(
  { startsAt, endsAt }: { readonly startsAt: string | null; readonly endsAt: string | null },
  now: Date,
): boolean {
  return (
    (startsAt === null || Date.parse(startsAt) <= now.getTime()) &&
    (endsAt === null || now.getTime() < Date.parse(endsAt))
  );
}

/** When the offer changes by itself next; undefined where it does not. */
export function nextChange(products: Iterable<Product>, now: Date): Date | undefined {
  const times = [...products]
    .flatMap(({ discount }) => [discount?.startsAt, discount?.endsAt])
    .filter((time) => typeof time === "string")
    .map((time) => Date.parse(time))
    .filter((time) => time > now.getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
