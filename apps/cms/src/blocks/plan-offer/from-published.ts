import type { PlanOfferBlock } from "@autotune/contract";
import type { PlanOfferFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function planOfferFromPublished(
  { headline, points, monthly, annual }: PlanOfferBlock,
  ids: KnownIds,
): PlanOfferFields {
  return {
    blockType: "planOffer",
    headline,
    points,
    monthly: ids.product(monthly),
    annual: ids.product(annual),
  };
}
