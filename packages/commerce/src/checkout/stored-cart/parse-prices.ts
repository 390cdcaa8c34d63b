import { currencies, type Currency } from "../../catalogue/money/currency.ts";
import type { KnownPrices } from "../../catalogue/price-history/lowest-before-discount.ts";
import type { Discount } from "../../catalogue/pricing/discount.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";
import type { QuantityDiscount } from "../../catalogue/pricing/quantity-discount.ts";
import { isBetween, isRecord } from "./stored-value.ts";

/** Far above every price, and low enough for sums and shares of it to stay exact. */
const largestAmount = 10 ** 11;

export function parsePrices(value: unknown): Prices | undefined {
  if (!isRecord(value)) return undefined;
  const prices: Partial<Record<Currency, number>> = {};
  for (const currency of currencies) {
    const amount = value[currency];
    if (!isBetween(amount, 0, largestAmount)) return undefined;
    prices[currency] = amount;
  }
  return hasAll(prices) ? prices : undefined;
}

/** Those currencies of which an amount is known; undefined where there is none. */
export function parseKnownPrices(value: unknown): KnownPrices | undefined {
  if (!isRecord(value)) return undefined;
  const known: Partial<Record<Currency, number>> = {};
  for (const currency of currencies) {
    const amount = value[currency];
    if (isBetween(amount, 0, largestAmount)) known[currency] = amount;
  }
  return Object.keys(known).length === 0 ? undefined : known;
}

export function parseDiscount(value: unknown): Discount | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, percent } = value;
  if (kind === "percent")
    return typeof percent === "number" && percent > 0 && percent <= 100
      ? { kind, percent }
      : undefined;
  const values = parsePrices(value["values"]);
  return kind === "value" && values !== undefined ? { kind, values } : undefined;
}

export function parseQuantityDiscount(value: unknown): QuantityDiscount | undefined {
  if (!isRecord(value)) return undefined;
  const { from } = value;
  const discount = parseDiscount(value["discount"]);
  return isBetween(from, 1, 1000) && discount !== undefined ? { from, discount } : undefined;
}

function hasAll(prices: Partial<Record<Currency, number>>): prices is Record<Currency, number> {
  return currencies.every((currency) => prices[currency] !== undefined);
}
