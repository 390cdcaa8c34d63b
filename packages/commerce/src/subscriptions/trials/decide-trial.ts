import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import { isTrialPath } from "./trial-path.ts";

export type TrialDecision = "allowed" | "used" | "ignored";

interface TrialToDecide {
  /** Of a signed-in person; null for everybody else, whose right is decided when they pay (the server's claim-trial.ts). */
  readonly summary: { readonly hasAvailableTrial: number } | null;
  /** It comes from a promotion. */
  readonly isPromo: boolean;
  readonly item: Pick<Offer, "path" | "type">;
}

/** Whether something may be added as far as trials go. A trial that is not one of 14 free days is ignored. */
export function decideTrial({ summary, isPromo, item }: TrialToDecide): TrialDecision {
  if (item.type !== "trial") return "allowed";
  if (!isTrialPath(item.path)) return "ignored";
  return summary === null || summary.hasAvailableTrial > 0 || isPromo ? "allowed" : "used";
}
