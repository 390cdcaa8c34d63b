import { markCountry } from "../features/catalogue/country/mark-country.ts";
import { markExperiments } from "../features/marketing/experiments/mark-experiments.ts";

interface Marked {
  readonly country: string;
  readonly signedIn: boolean;
  readonly cookies: string;
}

/** When React renders the whole document again, it removes the marks of the script in the head. */
export function restoreMarks(
  root: Pick<Element, "setAttribute" | "removeAttribute">,
  { country, signedIn, cookies }: Marked,
): void {
  markCountry(root, country);
  markExperiments(root, cookies);
  if (signedIn) root.setAttribute("data-signed-in", "");
}
