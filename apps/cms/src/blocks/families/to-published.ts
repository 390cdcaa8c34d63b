import type { FamiliesBlock } from "@autotune/contract";
import type { FamiliesFields } from "../../payload-types.ts";
import type { References } from "../../platform/publishing/references.ts";

export function familiesToPublished(fields: FamiliesFields, references: References): FamiliesBlock {
  return {
    block: "families",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    cards: (fields.cards ?? []).flatMap(({ family, eyebrow, headline, text, products }) =>
      family
        ? [
            {
              family,
              eyebrow: eyebrow ?? "",
              headline: headline ?? "",
              text: text ?? "",
              products: references.products(products),
            },
          ]
        : [],
    ),
  };
}
