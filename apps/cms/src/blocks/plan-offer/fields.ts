import type { Block, RelationshipField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { translatedLine, translatedParagraph } from "../../fields/translated-text.ts";

function plan(name: string, label: string): RelationshipField {
  return {
    name,
    type: "relationship",
    relationTo: "products",
    label,
    access: { update: isEditorForField },
    validate: (value: unknown) =>
      (value !== null && value !== undefined) || "Choose the product that this plan sells.",
  };
}

export const planOffer: Block = {
  slug: "planOffer",
  interfaceName: "PlanOfferFields",
  labels: { singular: "Plan offer", plural: "Plan offers" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "points",
      type: "array",
      label: "Points",
      labels: { singular: "Point", plural: "Points" },
      fields: [
        translatedLine({ name: "title", label: "Title", needed: true }),
        translatedParagraph({ name: "text", label: "Text" }),
      ],
    },
    plan("monthly", "Monthly plan"),
    plan("annual", "Annual plan"),
  ],
};
