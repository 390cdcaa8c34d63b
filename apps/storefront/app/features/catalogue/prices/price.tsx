import { currencies, formatMoney, type Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

interface PriceProps {
  /**
   * Whose price it is: a product's path or id, `upgrade/<path>` for an upgrade to one, `family/<family>` for the
   * lowest of a family; null for an amount that is nobody's. Machines read it beside the amount.
   */
  of: string | null;
  prices: Readonly<Record<Currency, number>>;
  language: Language;
}

/**
 * An amount in every currency; price.css shows the one that the document names. Server and browser may put different
 * spaces between number and sign: the server's text stays.
 */
export function Price({ of, prices, language }: PriceProps) {
  return (
    <span className="price whitespace-nowrap tabular-nums" data-of={of}>
      {currencies.map((currency) => (
        <span key={currency} data-currency={currency} suppressHydrationWarning>
          {formatMoney({ amount: prices[currency], currency }, language)}
        </span>
      ))}
    </span>
  );
}
