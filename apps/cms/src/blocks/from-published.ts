import type { Block } from "@autotune/contract";
import type { KnownIds } from "../seed/known-ids.ts";
import { audioDemosFromPublished } from "./audio-demos/from-published.ts";
import { familiesFromPublished } from "./families/from-published.ts";
import { faqFromPublished } from "./faq/from-published.ts";
import { featureRowsFromPublished } from "./feature-rows/from-published.ts";
import { heroFromPublished } from "./hero/from-published.ts";
import { includedInFromPublished } from "./included-in/from-published.ts";
import { pageHeadFromPublished } from "./page-head/from-published.ts";
import { planOfferFromPublished } from "./plan-offer/from-published.ts";
import { productCardsFromPublished } from "./product-cards/from-published.ts";
import { proseFromPublished } from "./prose/from-published.ts";
import { specsFromPublished } from "./specs/from-published.ts";
import type { BlockFields } from "./to-published.ts";
import { toolShelfFromPublished } from "./tool-shelf/from-published.ts";

/** The way back, for content that is brought in: what the shop shows, as fields that an editor can change. */
export function blocksFromPublished(blocks: readonly Block[], ids: KnownIds): BlockFields[] {
  return blocks.map((block) => blockFromPublished(block, ids));
}

function blockFromPublished(block: Block, ids: KnownIds): BlockFields {
  switch (block.block) {
    case "hero":
      return heroFromPublished(block, ids);
    case "pageHead":
      return pageHeadFromPublished(block);
    case "families":
      return familiesFromPublished(block, ids);
    case "audioDemos":
      return audioDemosFromPublished(block, ids);
    case "planOffer":
      return planOfferFromPublished(block, ids);
    case "featureRows":
      return featureRowsFromPublished(block);
    case "includedIn":
      return includedInFromPublished(block, ids);
    case "specs":
      return specsFromPublished(block);
    case "faq":
      return faqFromPublished(block);
    case "productCards":
      return productCardsFromPublished(block, ids);
    case "toolShelf":
      return toolShelfFromPublished(block, ids);
    case "prose":
      return proseFromPublished(block);
  }
}
