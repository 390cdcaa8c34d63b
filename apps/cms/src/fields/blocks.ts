import type { BlocksField } from "payload";
import { audioDemos } from "../blocks/audio-demos/fields.ts";
import { families } from "../blocks/families/fields.ts";
import { faq } from "../blocks/faq/fields.ts";
import { featureRows } from "../blocks/feature-rows/fields.ts";
import { hero } from "../blocks/hero/fields.ts";
import { includedIn } from "../blocks/included-in/fields.ts";
import { pageHead } from "../blocks/page-head/fields.ts";
import { planOffer } from "../blocks/plan-offer/fields.ts";
import { productCards } from "../blocks/product-cards/fields.ts";
import { prose } from "../blocks/prose/fields.ts";
import { specs } from "../blocks/specs/fields.ts";
import { toolShelf } from "../blocks/tool-shelf/fields.ts";

/** The list is the same in every language; the words in it are translated one by one. */
export const blocks: BlocksField = {
  name: "blocks",
  type: "blocks",
  label: "Blocks",
  labels: { singular: "Block", plural: "Blocks" },
  blocks: [
    hero,
    pageHead,
    families,
    audioDemos,
    planOffer,
    featureRows,
    includedIn,
    specs,
    faq,
    productCards,
    toolShelf,
    prose,
  ],
  admin: { description: "What the page is made of, from top to bottom." },
};
