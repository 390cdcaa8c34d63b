import { markCountry } from "./mark-country.ts";
import { markExperiments } from "./mark-experiments.ts";

interface Marked {
  readonly country: string;
  readonly signedIn: boolean;
  readonly cookies: string;
}

/** Where React draws the whole document anew it takes away what the script in the head had marked. */
export function restoreMarks(
  root: Pick<Element, "setAttribute" | "removeAttribute">,
  { country, signedIn, cookies }: Marked,
): void {
  markCountry(root, country);
  markExperiments(root, cookies);
  if (signedIn) root.setAttribute("data-signed-in", "");
}
