import { minorUnitDigits } from "./currency.ts";
import type { Money } from "./money.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Money as a person of that language reads it. Two decimals, but whole dollars drop theirs,
 * and yen and won have none.
 */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const digits = minorUnitDigits(currency);
  const whole = currency === "USD" && amount % 100 === 0;
  const shown = whole ? 0 : digits;
  const key = `${language} ${currency} ${shown}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount / 10 ** digits);
}
