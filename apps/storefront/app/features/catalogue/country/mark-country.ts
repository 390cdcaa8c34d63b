import {
  currencyOfCountry,
  defaultCountry,
  defaultCurrency,
  isTaxIncluded,
} from "@autotune/commerce";

/** Marks the document as the script in its head would have in that country: prices, tax and legal notices follow. */
export function markCountry(
  root: Pick<Element, "setAttribute" | "removeAttribute">,
  country: string,
): void {
  const currency = currencyOfCountry(country);
  if (currency === defaultCurrency) root.removeAttribute("data-currency");
  else root.setAttribute("data-currency", currency);
  if (isTaxIncluded(country)) root.setAttribute("data-tax", "included");
  else root.removeAttribute("data-tax");
  if (country === defaultCountry) root.removeAttribute("data-country");
  else root.setAttribute("data-country", country);
}
