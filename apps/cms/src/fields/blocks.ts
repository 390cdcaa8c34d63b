import type { BlocksField } from "payload";
import { families } from "../blocks/families/fields.ts";
import { faq } from "../blocks/faq/fields.ts";
import { featureRows } from "../blocks/feature-rows/fields.ts";
import { hero } from "../blocks/hero/fields.ts";
import { planOffer } from "../blocks/plan-offer/fields.ts";
import { productCards } from "../blocks/product-cards/fields.ts";

/** The list is the same in every language; the words in it are translated one by one. */
export const blocks: BlocksField = {
  name: "blocks",
  type: "blocks",
  label: "Blocks",
  labels: { singular: "Block", plural: "Blocks" },
  blocks: [hero, families, planOffer, featureRows, faq, productCards],
  admin: { description: "What the page is made of, from top to bottom." },
};
