import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import { isTrialPath } from "../../subscriptions/trials/trial-path.ts";

/** Whether it can be bought by itself. An upgrade cannot: it needs the licence that it is paid with. */
export function isForSale(
  { path, type, promoOnly, wpOnly }: Pick<Offer, "path" | "type" | "promoOnly" | "wpOnly">,
  { isPromoted }: { readonly isPromoted: boolean } = { isPromoted: false },
): boolean {
  if (wpOnly || type === "upgrade") return false;
  if (type === "trial" && !isTrialPath(path)) return false;
  return !promoOnly || isPromoted;
}
