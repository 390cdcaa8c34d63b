import { currencies, mapPrices, perMonth, type CartItem } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Price } from "./price.tsx";

interface LowestPriceProps {
  product: Pick<CartItem, "path" | "basePrices" | "discount" | "lowestBefore">;
  /** Of a year's price that is shown by the month. */
  isByTheMonth?: boolean;
}

/**
 * Beside every discounted price: the lowest price of the 30 days before the discount. price.css hides it in a currency
 * for which it is not known.
 */
export function LowestPrice({ product, isByTheMonth = false }: LowestPriceProps) {
  const language = useLanguage();
  const { path, basePrices, discount, lowestBefore: lowest } = product;
  if (discount === null || lowest === undefined) return null;
  const unknown = currencies.filter((currency) => lowest[currency] === undefined);
  const prices = mapPrices(basePrices, (amount, currency) => lowest[currency] ?? amount);
  return (
    <span
      className="order-1 block w-full text-14 text-muted"
      data-unknown={unknown.length === 0 ? undefined : unknown.join(" ")}
    >
      <Trans>
        Lowest price in the 30 days before this sale:{" "}
        <Price of={path} prices={isByTheMonth ? perMonth(prices) : prices} language={language} />
      </Trans>
    </span>
  );
}
