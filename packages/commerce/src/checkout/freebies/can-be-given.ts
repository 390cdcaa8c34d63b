import type { Offer } from "../../catalogue/pricing/offer-at.ts";

/** A licence, or a plan whose first charge is yet to come. Everything else would cost something at once. */
export function canBeGiven({
  type,
  trialDays,
  wpOnly,
}: Pick<Offer, "type" | "trialDays" | "wpOnly">): boolean {
  if (wpOnly) return false;
  return type === "perpetual" || (type === "subscription" && (trialDays ?? 0) > 0);
}
