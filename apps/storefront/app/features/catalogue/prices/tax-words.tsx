import { isTaxIncluded } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import { useCountry } from "../country/country.ts";

/** Whether tax is a part of the amounts above, by the country that is shown. */
export function TaxWords() {
  const country = useCountry((state) => state.country);
  return isTaxIncluded(country) ? <Trans>including VAT</Trans> : <Trans>plus applicable tax</Trans>;
}
