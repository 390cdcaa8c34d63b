import { currencies, formatMoney, type Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

interface PriceProps {
  prices: Readonly<Record<Currency, number>>;
  language: Language;
}

/**
 * An amount in every currency; price.css shows the one that the document names. Server and browser may put different
 * spaces between number and sign: the server's text stays.
 */
export function Price({ prices, language }: PriceProps) {
  return (
    <span className="price whitespace-nowrap tabular-nums">
      {currencies.map((currency) => (
        <span key={currency} data-currency={currency} suppressHydrationWarning>
          {formatMoney({ amount: prices[currency], currency }, language)}
        </span>
      ))}
    </span>
  );
}
