export type { AudioDemosBlock, AudioDemosView, AudioDemoView } from "./blocks/audio-demos.ts";
export { Block, type BlockView } from "./blocks/block.ts";
export type { FamiliesBlock, FamiliesView, FamilyCardView } from "./blocks/families.ts";
export type { FaqBlock, FaqView } from "./blocks/faq.ts";
export type { FeatureRowsBlock, FeatureRowsView } from "./blocks/feature-rows.ts";
export type { HeroBlock, HeroView } from "./blocks/hero.ts";
export type { IncludedInBlock, IncludedInView } from "./blocks/included-in.ts";
export type { PageHeadBlock, PageHeadView } from "./blocks/page-head.ts";
export type { PlanOfferBlock, PlanOfferView } from "./blocks/plan-offer.ts";
export type { ProductCardsBlock, ProductCardsView } from "./blocks/product-cards.ts";
export type { ProseBlock, ProseView } from "./blocks/prose.ts";
export type { SpecsBlock, SpecsView } from "./blocks/specs.ts";
export type { ShelfView, ToolShelfBlock, ToolShelfView } from "./blocks/tool-shelf.ts";
export {
  CreateAccountBody,
  credentialsValidator,
  DataBody,
  SummaryAnswer,
  UserAnswer,
  type Credentials,
} from "./calls/account.ts";
export {
  CheckoutAnswer,
  CheckoutBody,
  CheckoutParams,
  CheckoutStateAnswer,
  RefusedCartAnswer,
} from "./calls/checkout.ts";
export { ConfirmNewsletterBody, NewsletterBody } from "./calls/newsletter.ts";
export {
  OrderAnswer,
  OrdersAnswer,
  OrdersQuery,
  orderStates,
  type OrderState,
} from "./calls/order.ts";
export { PagesAnswer, PagesQuery } from "./calls/pages.ts";
export { isCatalogueProduct, type CatalogueProduct } from "./content/catalogue-product.ts";
export type { PublishedBodies, PublishedCollection } from "./content/document.ts";
export { families, type Family } from "./content/family-names.ts";
export type { PageBody } from "./content/page-body.ts";
export { isPublishedCollection, parseBody } from "./content/parse-body.ts";
export type { PictureBody } from "./content/picture-body.ts";
export type { ProductBody } from "./content/product-body.ts";
export type { ProductPageBody } from "./content/product-page-body.ts";
export type { Action, Link } from "./content/reference.ts";
export { subpageNames, type SubpageName } from "./content/subpage-names.ts";
export type {
  ActionView,
  NavigationView,
  NavItemView,
  PageView,
  PictureView,
  ProductPageLinkView,
  ProductPageView,
  ProductView,
} from "./content/view.ts";
export { ErrorBody, errorBody } from "./errors/error-body.ts";
export { errorTable, type ErrorCode } from "./errors/error-table.ts";
