import Type from "typebox";
import { FamiliesBlock, type FamiliesView } from "./families.ts";
import { FaqBlock, type FaqView } from "./faq.ts";
import { FeatureRowsBlock, type FeatureRowsView } from "./feature-rows.ts";
import { HeroBlock, type HeroView } from "./hero.ts";
import { PlanOfferBlock, type PlanOfferView } from "./plan-offer.ts";
import { ProductCardsBlock, type ProductCardsView } from "./product-cards.ts";

/** What a page is made of, as published. The CMS has fields and the storefront a component of each name. */
export const Block = Type.Union([
  HeroBlock,
  FamiliesBlock,
  PlanOfferBlock,
  FeatureRowsBlock,
  FaqBlock,
  ProductCardsBlock,
]);
export type Block = Type.Static<typeof Block>;

/** The same with its references resolved, as the storefront draws it. */
export type BlockView =
  | HeroView
  | FamiliesView
  | PlanOfferView
  | FeatureRowsView
  | FaqView
  | ProductCardsView;
