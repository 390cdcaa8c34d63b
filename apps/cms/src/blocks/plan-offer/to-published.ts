import type { PlanOfferBlock } from "@autotune/contract";
import type { PlanOfferFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function planOfferToPublished(
  fields: PlanOfferFields,
  references: References,
): PlanOfferBlock {
  return {
    block: "planOffer",
    headline: fields.headline ?? "",
    points: (fields.points ?? []).map(({ title, text }) => ({
      title: title ?? "",
      text: text ?? "",
    })),
    // Both plans are required by the contract: an empty key is rejected there, with its place.
    monthly: references.product(fields.monthly) ?? "",
    annual: references.product(fields.annual) ?? "",
  };
}
