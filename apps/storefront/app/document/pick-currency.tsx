import { pickCurrency } from "./pick-currency-script.ts";

/**
 * Chooses the currency before the first paint, from the country that the edge put into a cookie, so
 * that one cached page serves every country and no other price flashes. The text never varies, so
 * neither does its hash in the page's policy.
 */
export function PickCurrency() {
  return <script dangerouslySetInnerHTML={{ __html: pickCurrency }} />;
}
