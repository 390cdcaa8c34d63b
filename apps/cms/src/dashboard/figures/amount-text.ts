import { currencies, formatMoney } from "@autotune/commerce";

/** An amount of a report; a dash where the provider has said no currency, because nothing was sold yet. */
export function amountText(amount: number, currency: string | null): string {
  const known = currencies.find((one) => one === currency);
  return known === undefined ? "–" : formatMoney({ amount, currency: known }, "en");
}
