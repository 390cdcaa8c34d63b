import { isWithin } from "../pricing/offer-at.ts";
import type { Currency } from "../money/currency.ts";
import { shareOf } from "../pricing/reduce-prices.ts";
import type { PriceChange } from "./price-change.ts";

/** The actual price of a product, from one instant until the next such price or until now. */
export interface SellingPrice {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly amount: number;
  /** A discount was announced with it. */
  readonly isReduced: boolean;
}

/**
 * What a product sold for in one currency, oldest first. Each change that was published and each discount that
 * began or ended by the clock is a step; steps between which a buyer saw no difference are one.
 */
export function sellingPrices(
  changes: readonly PriceChange[],
  currency: Currency,
  now: Date,
): SellingPrice[] {
  const own = changes
    .filter((change) => change.currency === currency)
    .toSorted((one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt));
  // What is published holds, also where the clock that recorded its time is ahead of ours.
  const beginOf = ({ publishedAt }: PriceChange) =>
    Math.min(Date.parse(publishedAt), now.getTime());
  const steps = own.flatMap((change, index) => {
    const next = own[index + 1];
    const ends = next === undefined ? now.getTime() + 1 : beginOf(next);
    return timestampsWithin(change, beginOf(change), ends).map((from) => priceAt(change, from));
  });
  return steps.filter((step, index, all) => !isSamePrice(step, all[index - 1]));
}

/** When the price may be another one while a change holds: at first, and when its discount begins or ends. */
function timestampsWithin({ discount }: PriceChange, begins: number, ends: number): number[] {
  if (begins >= ends) return [];
  const turns = [discount?.startsAt, discount?.endsAt]
    .filter((time) => typeof time === "string")
    .map((time) => Date.parse(time))
    .filter((time) => time > begins && time < ends);
  return [...new Set([begins, ...turns])].toSorted((one, other) => one - other);
}

function priceAt({ amount, discount, currency }: PriceChange, from: number): SellingPrice {
  if (discount === null || !isWithin(discount, new Date(from)))
    return { from, amount, isReduced: false };
  const set = discount.discount;
  const off = set.kind === "percent" ? shareOf(amount, set.percent) : set.values[currency];
  return { from, amount: Math.max(amount - off, 0), isReduced: true };
}

function isSamePrice(step: SellingPrice, before: SellingPrice | undefined): boolean {
  return (
    before !== undefined && before.amount === step.amount && before.isReduced === step.isReduced
  );
}
