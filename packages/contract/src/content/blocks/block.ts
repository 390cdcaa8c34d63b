import Type from "typebox";
import { AudioDemosBlock, type AudioDemosView } from "./audio-demos.ts";
import { BetaFormBlock, type BetaFormView } from "./beta-form.ts";
import { CallToActionBlock, type CallToActionView } from "./call-to-action.ts";
import { CompanyDetailsBlock, type CompanyDetailsView } from "./company-details.ts";
import { CompareTableBlock, type CompareTableView } from "./compare-table.ts";
import { CompatibilityBlock, type CompatibilityView } from "./compatibility.ts";
import { CookieTableBlock, type CookieTableView } from "./cookie-table.ts";
import { CurrentOffersBlock, type CurrentOffersView } from "./current-offers.ts";
import { DownloadsListBlock, type DownloadsListView } from "./downloads-list.ts";
import { FamiliesBlock, type FamiliesView } from "./families.ts";
import { FaqBlock, type FaqView } from "./faq.ts";
import { FeatureRowsBlock, type FeatureRowsView } from "./feature-rows.ts";
import { HeroBlock, type HeroView } from "./hero.ts";
import { IncludedInBlock, type IncludedInView } from "./included-in.ts";
import { LinkListsBlock, type LinkListsView } from "./link-lists.ts";
import { MediaBlock, type MediaView } from "./media.ts";
import { NewsletterFormBlock, type NewsletterFormView } from "./newsletter-form.ts";
import { PageHeadBlock, type PageHeadView } from "./page-head.ts";
import { PlanOfferBlock, type PlanOfferView } from "./plan-offer.ts";
import { ProductCardsBlock, type ProductCardsView } from "./product-cards.ts";
import { ProductListBlock, type ProductListView } from "./product-list.ts";
import { PromoBannerBlock, type PromoBannerView } from "./promo-banner.ts";
import { ProseBlock, type ProseView } from "./prose.ts";
import { ScrollingQuotesBlock, type ScrollingQuotesView } from "./scrolling-quotes.ts";
import { SocialLinksBlock, type SocialLinksView } from "./social-links.ts";
import { SpecsBlock, type SpecsView } from "./specs.ts";
import { TestimonialsBlock, type TestimonialsView } from "./testimonials.ts";
import { ToolShelfBlock, type ToolShelfView } from "./tool-shelf.ts";
import { VideoBlock, type VideoView } from "./video.ts";

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
  ProductListBlock,
  CurrentOffersBlock,
  ProseBlock,
  MediaBlock,
  VideoBlock,
  CompareTableBlock,
  CompatibilityBlock,
  PromoBannerBlock,
  DownloadsListBlock,
  LinkListsBlock,
  CallToActionBlock,
  TestimonialsBlock,
  ScrollingQuotesBlock,
  NewsletterFormBlock,
  CookieTableBlock,
  BetaFormBlock,
  SocialLinksBlock,
  CompanyDetailsBlock,
]);
export type Block = Type.Static<typeof Block>;

/** The same with its references resolved, as the storefront renders it. */
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
  | ProductListView
  | CurrentOffersView
  | ProseView
  | MediaView
  | VideoView
  | CompareTableView
  | CompatibilityView
  | PromoBannerView
  | DownloadsListView
  | LinkListsView
  | CallToActionView
  | TestimonialsView
  | ScrollingQuotesView
  | NewsletterFormView
  | CookieTableView
  | BetaFormView
  | SocialLinksView
  | CompanyDetailsView;
