import { formatMoney, isTaxIncluded, type Money } from "@autotune/commerce";
import { useLingui } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCountry } from "../country/country.ts";

/** Formats a later charge with what the country adds to it: "$24.99 + tax". A price that contains its tax is final. */
export function useTaxedPrice(): (price: Money) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const includesTax = useCountry(({ country }) => isTaxIncluded(country));
  return (price) => {
    const amount = formatMoney(price, language);
    return includesTax ? amount : t`${amount} + tax`;
  };
}
