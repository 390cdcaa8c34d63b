import Type from "typebox";
import { AudioDemosBlock, type AudioDemosView } from "./audio-demos.ts";
import { FamiliesBlock, type FamiliesView } from "./families.ts";
import { FaqBlock, type FaqView } from "./faq.ts";
import { FeatureRowsBlock, type FeatureRowsView } from "./feature-rows.ts";
import { HeroBlock, type HeroView } from "./hero.ts";
import { IncludedInBlock, type IncludedInView } from "./included-in.ts";
import { PageHeadBlock, type PageHeadView } from "./page-head.ts";
import { PlanOfferBlock, type PlanOfferView } from "./plan-offer.ts";
import { ProductCardsBlock, type ProductCardsView } from "./product-cards.ts";
import { ProseBlock, type ProseView } from "./prose.ts";
import { SpecsBlock, type SpecsView } from "./specs.ts";
import { ToolShelfBlock, type ToolShelfView } from "./tool-shelf.ts";

/** What a page is made of, as published. The CMS has fields and the storefront a component of each name. */
export const Block = Type.Union([
  HeroBlock,
  PageHeadBlock,
  FamiliesBlock,
  AudioDemosBlock,
  PlanOfferBlock,
  FeatureRowsBlock,
  IncludedInBlock,
  SpecsBlock,
  FaqBlock,
  ProductCardsBlock,
  ToolShelfBlock,
  ProseBlock,
]);
export type Block = Type.Static<typeof Block>;

/** The same with its references resolved, as the storefront draws it. */
export type BlockView =
  | HeroView
  | PageHeadView
  | FamiliesView
  | AudioDemosView
  | PlanOfferView
  | FeatureRowsView
  | IncludedInView
  | SpecsView
  | FaqView
  | ProductCardsView
  | ToolShelfView
  | ProseView;
