import { markCountry } from "./mark-country.ts";
import { showCountry } from "./country.ts";

const aYear = 365 * 24 * 60 * 60;

/** A person's own choice: it overrides the edge's guess, and the page follows at once. */
export function chooseCountry(country: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `country=${country}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
  markCountry(document.documentElement, country);
  showCountry(country);
}
