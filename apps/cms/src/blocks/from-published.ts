import type { Block } from "@autotune/contract";
import type { KnownIds } from "../seed/known-ids.ts";
import { familiesFromPublished } from "./families/from-published.ts";
import { faqFromPublished } from "./faq/from-published.ts";
import { featureRowsFromPublished } from "./feature-rows/from-published.ts";
import { heroFromPublished } from "./hero/from-published.ts";
import { planOfferFromPublished } from "./plan-offer/from-published.ts";
import { productCardsFromPublished } from "./product-cards/from-published.ts";
import type { BlockFields } from "./to-published.ts";

/** The way back, for content that is brought in: what the shop shows, as fields that an editor can change. */
export function blockFromPublished(block: Block, ids: KnownIds): BlockFields {
  switch (block.block) {
    case "hero":
      return heroFromPublished(block, ids);
    case "families":
      return familiesFromPublished(block, ids);
    case "planOffer":
      return planOfferFromPublished(block, ids);
    case "featureRows":
      return featureRowsFromPublished(block);
    case "faq":
      return faqFromPublished(block);
    case "productCards":
      return productCardsFromPublished(block, ids);
  }
}
