import { markCountry } from "./mark-country.ts";

interface Marked {
  readonly country: string;
  readonly signedIn: boolean;
}

/** Where React draws the whole document anew it takes away what the script in the head had marked. */
export function restoreMarks(
  root: Pick<Element, "setAttribute" | "removeAttribute">,
  { country, signedIn }: Marked,
): void {
  markCountry(root, country);
  if (signedIn) root.setAttribute("data-signed-in", "");
}
