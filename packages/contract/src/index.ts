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
  CaptureOptinBody,
  ChangePasswordBody,
  CommunicationsAnswer,
  CommunicationsBody,
  CommunicationsQuery,
  CreateAccountBody,
  credentialsValidator,
  DataBody,
  GuestUpdateBody,
  NewsOfSummaryAnswer,
  PartialUserBody,
  profileChangeValidator,
  ProfileRefusedAnswer,
  ResetPasswordBody,
  resetRequestValidator,
  SetupRequiredAnswer,
  SummaryAnswer,
  summaryRequestValidator,
  UserAnswer,
  UserParams,
  UserQuery,
  type Credentials,
  type ProfileChange,
  type SummaryRequest,
} from "./calls/account.ts";
export {
  AccountMergeBody,
  MergeAnswer,
  MergeLookAnswer,
  MergeTokenBody,
} from "./calls/account-merge.ts";
export {
  ActivateAnswer,
  ActivateBody,
  ActivationHeaders,
  ActivationParams,
  HeartbeatAnswer,
  HeartbeatBody,
  SeatsTakenAnswer,
  systems,
  type System,
} from "./calls/activation.ts";
export { AnonymousCartBody, CartUpdatedBody, type CartSnapshotItem } from "./calls/cart.ts";
export {
  CurrenciesAnswer,
  CurrenciesQuery,
  ClientAddressAnswer,
  ClientAddressQuery,
  ProductCardsAnswer,
  ProductCardsQuery,
  type WireProduct,
} from "./calls/catalogue.ts";
export {
  CheckoutAnswer,
  CheckoutBody,
  CheckoutParams,
  CheckoutStateAnswer,
  CouponAnswer,
  CouponBody,
  RefusedCartAnswer,
  RefusedCouponAnswer,
  type Guest,
} from "./calls/checkout.ts";
export {
  ConfirmEmailChangeAnswer,
  ConfirmEmailChangeBody,
  EmailChangeAnswer,
  EmailChangeBody,
} from "./calls/email-change.ts";
export { DataExportAnswer, DataExportParams, DataExportsAnswer } from "./calls/data-export.ts";
export {
  DownloadHeaders,
  DownloadParams,
  DownloadsAnswer,
  DownloadsQuery,
} from "./calls/download.ts";
export { ErasureAnswer, ErasureBody } from "./calls/erasure.ts";
export { LicenceAnswer, LicenceParams, LicenceQuery } from "./calls/licence.ts";
export { ConfirmNewsletterBody, NewsletterBody } from "./calls/newsletter.ts";
export {
  OrderAnswer,
  OrdersAnswer,
  OrdersQuery,
  orderStates,
  type OrderState,
} from "./calls/order.ts";
export { OwnedProductsAnswer, OwnedProductsQuery } from "./calls/owned-products.ts";
export { PagesAnswer, PagesQuery } from "./calls/pages.ts";
export {
  AddPasskeyBody,
  PasskeyAnswer,
  PasskeyCreationOptions,
  PasskeyOptionsBody,
  PasskeyParams,
  PasskeyRequestOptions,
  PasskeysAnswer,
  PasskeySignInBody,
  RenamePasskeyBody,
} from "./calls/passkey.ts";
export {
  ConfirmedPlanChangeBody,
  PlanChangeBody,
  PlanChangePreview,
  ProductChange,
  ProductChangeParams,
} from "./calls/plan-change.ts";
export { PromotionAnswer, PromotionBody, PromotionTokenAnswer } from "./calls/promotion.ts";
export {
  RefundBody,
  RegenerateBody,
  SettleWithdrawalBody,
  StaffChargeParams,
  StaffLicenceParams,
  StaffOrderParams,
  StaffReasonBody,
  StaffWithdrawalParams,
} from "./calls/staff-action.ts";
export { AuditAnswer, AuditQuery } from "./calls/staff-audit.ts";
export {
  FindCustomersBody,
  foundBy,
  FoundCustomers,
  StaffCustomer,
  StaffCustomerParams,
  StaffCustomerQuery,
  StaffWithdrawals,
  StaffWithdrawalsQuery,
  timelineKinds,
  withdrawalOutcomes,
  type StaffLicence,
  type StaffOrder,
  type StaffWithdrawal,
  type TimelineEvent,
  type TimelineKind,
} from "./calls/staff-customer.ts";
export {
  isStaffRole,
  mayStaff,
  staffRoles,
  type StaffAction,
  type StaffRole,
} from "./calls/staff-rights.ts";
export { SessionParams, SessionsAnswer } from "./calls/session.ts";
export {
  ChargeParams,
  PauseBody,
  ProviderPageAnswer,
  SteerSubscriptionQuery,
  SubscriptionDetail,
  SubscriptionParams,
  SubscriptionQuery,
  subscriptionStates,
  type SubscriptionState,
} from "./calls/subscription.ts";
export {
  AnswerTransferAnswer,
  AnswerTransferBody,
  LookAtTransferAnswer,
  LookAtTransferBody,
  OpenTransferAnswer,
  RefusedTransferAnswer,
  TransferBody,
  transferStates,
  type TransferRefusal,
  type TransferState,
} from "./calls/transfer.ts";
export { WithdrawalAnswer, WithdrawalBody } from "./calls/withdrawal.ts";
export { isCatalogueProduct, type CatalogueProduct } from "./content/catalogue-product.ts";
export type { PublishedBodies, PublishedCollection } from "./content/document.ts";
export { families, type Family } from "./content/family-names.ts";
export type { PageBody } from "./content/page-body.ts";
export { isPublishedCollection, parseBody } from "./content/parse-body.ts";
export type { PictureBody } from "./content/picture-body.ts";
export { cardActions, type CardAction, type ProductCardBody } from "./content/product-card-body.ts";
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
