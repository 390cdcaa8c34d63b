import type { PlanOfferBlock } from "@autotune/contract";
import type { Block } from "payload";
import { chosenProduct } from "../../catalogue/fields/chosen-product.ts";
import type { PlanOfferFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { sample } from "./sample.ts";

const config: Block = {
  slug: "planOffer",
  interfaceName: "PlanOfferFields",
  labels: { singular: "Plan offer", plural: "Plan offers" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "points",
      type: "array",
      label: "Benefits",
      labels: { singular: "Benefit", plural: "Benefits" },
      fields: [
        translatedLine({ name: "title", label: "Title", needed: true }),
        translatedParagraph({ name: "text", label: "Text" }),
      ],
    },
    chosenProduct({ name: "monthly", label: "Monthly plan" }),
    chosenProduct({ name: "annual", label: "Annual plan" }),
  ],
};

function toPublished(fields: PlanOfferFields, references: References): PlanOfferBlock {
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

function fromPublished(
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

export const planOffer = { config, toPublished, fromPublished, sample };
