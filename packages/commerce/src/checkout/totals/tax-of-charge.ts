import type { Money } from "../../catalogue/money/money.ts";

/** What the provider says it will charge now. */
export interface ProviderCharge {
  readonly total: Money;
  /** Within the total. Undefined where the provider names a total only. */
  readonly tax: Money | undefined;
}

/** How the provider's total comes from the prices that the shop shows. */
export type TaxOfCharge =
  /** No tax, or it is not known how much is in the prices. */
  | { readonly kind: "none" }
  | { readonly kind: "included"; readonly amount: number }
  | { readonly kind: "added"; readonly amount: number }
  /** A company that accounts for the tax itself pays less than the shown prices. */
  | { readonly kind: "deducted"; readonly amount: number };

/**
 * By the two sums and not by the country: what is shown then always adds up to the total of the payment form,
 * whichever country is chosen there.
 */
export function taxOfCharge(subtotal: Money, { total, tax }: ProviderCharge): TaxOfCharge {
  const difference = total.amount - subtotal.amount;
  if (difference > 0) return { kind: "added", amount: difference };
  if (difference < 0) return { kind: "deducted", amount: -difference };
  const amount = tax?.amount ?? 0;
  return amount === 0 ? { kind: "none" } : { kind: "included", amount };
}
