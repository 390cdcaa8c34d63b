import { allocate } from "./allocate.ts";
import { exchange, payoutCurrency, type Currency } from "./currencies.ts";
import type { Amount } from "./display.ts";
import { taxOf, taxOn, type Tax } from "./tax.ts";
import { reversesCharge } from "./vat-id.ts";

/** What one line costs as the buyer sees it; the discount is part of the price and taken off. */
export interface PricedLine {
  readonly price: number;
  readonly discount: number;
}

interface LineTotals {
  /** After the discount, without tax. */
  readonly subtotal: Amount;
  readonly discount: Amount;
}

export interface Totals {
  readonly tax: Tax;
  readonly subtotal: Amount;
  readonly taxAmount: Amount;
  /** The tax in the prices that a company does not pay here; minor units. */
  readonly reversed: number;
  readonly discount: Amount;
  readonly total: Amount;
  readonly lines: readonly LineTotals[];
}

/**
 * Always: subtotal + tax = total, and the lines sum to subtotal and discount, in the buyer's currency and in
 * the payout currency alike. Tax is rounded once an order, never line by line.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  { currency, country, taxId }: { currency: Currency; country: string; taxId?: string | null },
): Totals {
  const tax = taxOf(country);
  const isReversed = reversesCharge(country, taxId);
  const paid = lines.map(({ price, discount }) => price - discount);
  const base = sum(paid);
  const owed = taxOn(base, tax);
  const taxMinor = isReversed ? 0 : owed;
  const subtotal = tax.included ? base - owed : base;
  const total = subtotal + taxMinor;
  const discount = sum(lines.map((line) => line.discount));
  const toPayout = (minor: number): number => exchange(minor, currency, payoutCurrency);
  const taxPayout = toPayout(taxMinor);
  const subtotalPayout = Math.max(toPayout(total) - taxPayout, 0);
  const subtotals = pair(allocate(subtotal, paid), allocate(subtotalPayout, paid));
  const discounts = lines.map((line) => line.discount);
  const discountParts = pair(discounts, allocate(toPayout(discount), discounts));
  return {
    tax: isReversed ? { ...tax, basisPoints: 0 } : tax,
    reversed: isReversed ? owed : 0,
    subtotal: { minor: subtotal, payoutMinor: subtotalPayout },
    taxAmount: { minor: taxMinor, payoutMinor: taxPayout },
    discount: { minor: discount, payoutMinor: toPayout(discount) },
    total: { minor: total, payoutMinor: subtotalPayout + taxPayout },
    lines: subtotals.map((amount, index) => ({
      subtotal: amount,
      discount: discountParts[index] ?? { minor: 0, payoutMinor: 0 },
    })),
  };
}

function pair(minors: readonly number[], payoutMinors: readonly number[]): Amount[] {
  return minors.map((minor, index) => ({ minor, payoutMinor: payoutMinors[index] ?? 0 }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
