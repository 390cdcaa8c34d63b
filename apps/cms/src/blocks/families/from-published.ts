import type { FamiliesBlock } from "@autotune/contract";
import type { FamiliesFields } from "../../payload-types.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";

export function familiesFromPublished(
  { headline, text, cards }: FamiliesBlock,
  ids: KnownIds,
): FamiliesFields {
  return {
    blockType: "families",
    headline,
    text,
    cards: cards.map((card) => ({
      ...card,
      products: card.products.map((path) => ids.product(path)),
    })),
  };
}
