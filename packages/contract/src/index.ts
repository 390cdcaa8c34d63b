export type { AudioDemosBlock, AudioDemosView, AudioDemoView } from "./blocks/audio-demos.ts";
export type { BetaFormBlock, BetaFormView } from "./blocks/beta-form.ts";
export { betaPrograms, type BetaProgram } from "./blocks/beta-programs.ts";
export { Block, type BlockView } from "./blocks/block.ts";
export type { CallToActionBlock, CallToActionView } from "./blocks/call-to-action.ts";
export type { CompareCell, CompareTableBlock, CompareTableView } from "./blocks/compare-table.ts";
export type { CompatibilityBlock, CompatibilityView } from "./blocks/compatibility.ts";
export type { CookieTableBlock, CookieTableView } from "./blocks/cookie-table.ts";
export type { DownloadsListBlock, DownloadsListView } from "./blocks/downloads-list.ts";
export type { FamiliesBlock, FamiliesView, FamilyCardView } from "./blocks/families.ts";
export type { FaqBlock, FaqView } from "./blocks/faq.ts";
export type { FeatureRowsBlock, FeatureRowsView } from "./blocks/feature-rows.ts";
export type { HeroBlock, HeroView } from "./blocks/hero.ts";
export {
  hostStatuses,
  pluginFormats,
  type HostStatus,
  type PluginFormat,
} from "./blocks/host-words.ts";
export type { IncludedInBlock, IncludedInView } from "./blocks/included-in.ts";
export type { LinkListsBlock, LinkListsView, LinkListView } from "./blocks/link-lists.ts";
export type { MediaBlock, MediaView } from "./blocks/media.ts";
export type { NewsletterFormBlock, NewsletterFormView } from "./blocks/newsletter-form.ts";
export type { PageHeadBlock, PageHeadView } from "./blocks/page-head.ts";
export type { PlanOfferBlock, PlanOfferView } from "./blocks/plan-offer.ts";
export type { ProductCardsBlock, ProductCardsView } from "./blocks/product-cards.ts";
export type { PromoBannerBlock, PromoBannerView } from "./blocks/promo-banner.ts";
export type { ProseBlock, ProseView } from "./blocks/prose.ts";
export type { ScrollingQuotesBlock, ScrollingQuotesView } from "./blocks/scrolling-quotes.ts";
export type { SocialLinksBlock, SocialLinksView } from "./blocks/social-links.ts";
export type { SpecsBlock, SpecsView } from "./blocks/specs.ts";
export type { TestimonialsBlock, TestimonialsView } from "./blocks/testimonials.ts";
export type { ShelfView, ToolShelfBlock, ToolShelfView } from "./blocks/tool-shelf.ts";
export type { VideoBlock, VideoView } from "./blocks/video.ts";
export {
  CaptureOptinBody,
  ChangePasswordBody,
  CommunicationsResponse,
  CommunicationsBody,
  CommunicationsQuery,
  CreateAccountBody,
  credentialsValidator,
  DataBody,
  GuestUpdateBody,
  NewsOfSummaryResponse,
  PartialUserBody,
  profileChangeValidator,
  ProfileRejectedResponse,
  ResetPasswordBody,
  resetRequestValidator,
  SetupRequiredResponse,
  SummaryResponse,
  summaryRequestValidator,
  UserResponse,
  UserParams,
  UserQuery,
  type Credentials,
  type ProfileChange,
  type SummaryRequest,
} from "./calls/account.ts";
export {
  AccountMergeBody,
  MergeResponse,
  MergeLookResponse,
  MergeTokenBody,
} from "./calls/account-merge.ts";
export {
  ActivateResponse,
  ActivateBody,
  ActivationHeaders,
  ActivationParams,
  HeartbeatResponse,
  HeartbeatBody,
  SeatsTakenResponse,
  systems,
  type System,
} from "./calls/activation.ts";
export {
  AudienceContentQuery,
  FootballResponse,
  MiniBannerResponse,
  type MiniBanner,
  TestimonialsResponse,
  TestimonialsQuery,
} from "./calls/audience-content.ts";
export { BetaSignupBody, BetaSignupParams } from "./calls/beta-signup.ts";
export {
  AnonymousCartBody,
  CartUpdatedBody,
  CartUpdatedQuery,
  StoredCartResponse,
  RecoverCartBody,
  RecoveredCartResponse,
  type CartSnapshotItem,
  type StoredItem,
} from "./calls/cart.ts";
export {
  CurrenciesResponse,
  CurrenciesQuery,
  ClientIpResponse,
  ClientIpQuery,
  ProductCardsResponse,
  ProductCardsQuery,
  type WireProduct,
} from "./calls/catalogue.ts";
export {
  CheckoutResponse,
  CheckoutBody,
  CheckoutParams,
  CheckoutStateResponse,
  CouponResponse,
  CouponBody,
  RejectedCartResponse,
  RejectedCouponResponse,
  type Guest,
} from "./calls/checkout.ts";
export {
  ConfirmEmailChangeResponse,
  ConfirmEmailChangeBody,
  EmailChangeResponse,
  EmailChangeBody,
} from "./calls/email-change.ts";
export { ConsentRecordBody } from "./calls/consent-record.ts";
export { DataExportResponse, DataExportParams, DataExportsResponse } from "./calls/data-export.ts";
export {
  DownloadHeaders,
  DownloadParams,
  DownloadsResponse,
  DownloadsQuery,
} from "./calls/download.ts";
export {
  OwnPriceAlertResponse,
  OwnPriceAlertQuery,
  PriceAlertResponse,
  PriceAlertBody,
  PriceAlertTokenBody,
} from "./calls/price-alert.ts";
export { PriceHistoryResponse, PriceHistoryQuery } from "./calls/price-history.ts";
export { EduInquiryBody } from "./calls/edu-inquiry.ts";
export { ErrorReportBody } from "./calls/error-report.ts";
export { ErasureResponse, ErasureBody } from "./calls/erasure.ts";
export { LicenceResponse, LicenceParams, LicenceQuery } from "./calls/licence.ts";
export { MeasurementResponse } from "./calls/measurement.ts";
export {
  ConfirmNewsletterBody,
  NewsletterBody,
  newsletterFrequencies,
  type NewsletterFrequency,
} from "./calls/newsletter.ts";
export {
  OrderResponse,
  OrdersResponse,
  OrdersQuery,
  orderStates,
  type OrderState,
} from "./calls/order.ts";
export { OwnedProductsResponse, OwnedProductsQuery } from "./calls/owned-products.ts";
export { ManualSearchResponse, ManualSearchQuery } from "./calls/manual-search.ts";
export { PagesResponse, PagesQuery } from "./calls/pages.ts";
export {
  AddPasskeyBody,
  PasskeyResponse,
  PasskeyCreationOptions,
  PasskeyOptionsBody,
  PasskeyParams,
  PasskeyRequestOptions,
  PasskeysResponse,
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
export { PromotionResponse, PromotionBody, PromotionTokenResponse } from "./calls/promotion.ts";
export type { CodeRejection } from "./calls/code-refusals.ts";
export {
  DealerResponse,
  DealerParams,
  RedeemCodeResponse,
  RedeemCodeBody,
  RejectedCodeResponse,
} from "./calls/redeem-code.ts";
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
export { AuditResponse, AuditQuery } from "./calls/staff-audit.ts";
export {
  FindCustomersBody,
  foundBy,
  FoundCustomers,
  deliveryIssues,
  StaffCustomer,
  StaffCustomerParams,
  StaffCustomerQuery,
  StaffWithdrawals,
  StaffWithdrawalsQuery,
  timelineKinds,
  withdrawalOutcomes,
  type StaffLicence,
  type StaffMailbox,
  type StaffOrder,
  type StaffWithdrawal,
  type TimelineEvent,
  type TimelineKind,
} from "./calls/staff-customer.ts";
export {
  CodeBatches,
  CodeBatchesQuery,
  CodeBatchParams,
  CodeGift,
  FindCodeBody,
  FoundCode,
  MakeCodesResponse,
  MakeCodesBody,
  mostCodesAtOnce,
  type StaffCodeBatch,
} from "./calls/staff-codes.ts";
export {
  isStaffRole,
  mayStaff,
  staffRoles,
  type StaffAction,
  type StaffRole,
} from "./calls/staff-rights.ts";
export {
  SearchResponse,
  searchKinds,
  SearchQuery,
  type SearchHit,
  type SearchKind,
} from "./calls/search.ts";
export { SessionParams, SessionsResponse } from "./calls/session.ts";
export {
  ChargeParams,
  PauseBody,
  ProviderPageResponse,
  UpdateSubscriptionQuery,
  SubscriptionDetail,
  SubscriptionParams,
  SubscriptionQuery,
  subscriptionStates,
  type SubscriptionState,
} from "./calls/subscription.ts";
export {
  TransferDecisionResponse,
  TransferDecisionBody,
  LookAtTransferResponse,
  LookAtTransferBody,
  OpenTransferResponse,
  RejectedTransferResponse,
  TransferBody,
  transferStates,
  type TransferRejection,
  type TransferState,
} from "./calls/transfer.ts";
export { VitalsBody } from "./calls/vitals.ts";
export { WithdrawalResponse, WithdrawalBody } from "./calls/withdrawal.ts";
export { readingHrefPattern, slugPattern } from "./content/address-patterns.ts";
export {
  isCatalogueProduct,
  isPriceChanges,
  type CatalogueProduct,
} from "./content/catalogue-product.ts";
export type { PublishedBodies, PublishedCollection } from "./content/document.ts";
export { families, routeOfFamily, type Family } from "./content/family-names.ts";
export type { ArtistBody } from "./content/artist-body.ts";
export type { ManualBody } from "./content/manual-body.ts";
export type { PostBody } from "./content/post-body.ts";
export {
  postTopics,
  tutorialLevels,
  tutorialTopics,
  type PostTopic,
  type TutorialLevel,
  type TutorialTopic,
} from "./content/reading-names.ts";
export { readingPlainText } from "./content/reading-plain-text.ts";
export type { ReadingPart, ReadingSection, ReadingSpan, ReadingText } from "./content/reading.ts";
export type { DownloadPageBody } from "./content/download-page-body.ts";
export type { VideoBody } from "./content/film-body.ts";
export type { InstallerBody } from "./content/installer-body.ts";
export type { MiniBannerBody } from "./content/mini-banner-body.ts";
export { popupAudiences, type PopupAudience, type PopupBody } from "./content/popup-body.ts";
export type { RedirectBody } from "./content/redirect-body.ts";
export type { TestimonialBody } from "./content/testimonial-body.ts";
export type { TutorialBody } from "./content/tutorial-body.ts";
export type { PageBody } from "./content/page-body.ts";
export { isPublishedCollection, parseBody } from "./content/parse-body.ts";
export type { ImageBody } from "./content/picture-body.ts";
export { cardActions, type CardAction, type ProductCardBody } from "./content/product-card-body.ts";
export type { ProductBody } from "./content/product-body.ts";
export type { ProductPageBody } from "./content/product-page-body.ts";
export type { PromotionPageBody } from "./content/promotion-page-body.ts";
export type { Action, Link } from "./content/reference.ts";
export { subpageNames, type SubpageName } from "./content/subpage-names.ts";
export type {
  ActionView,
  ArtistLinkView,
  ArtistView,
  DownloadPageLinkView,
  DownloadPageView,
  FamilyView,
  InstalledProductView,
  InstallerView,
  LegacyVersionView,
  ManualChapterView,
  ManualHitView,
  ManualLinkView,
  ManualSearchView,
  ManualView,
  NamedProductView,
  NavItemView,
  NavigationView,
  PageView,
  ImageView,
  PostLinkView,
  PostView,
  ProductPageLinkView,
  ProductPageView,
  ProductView,
  PromotionPageView,
  TutorialLinkView,
  TutorialView,
  VersionView,
} from "./content/view.ts";
export { ErrorBody, errorBody } from "./errors/error-body.ts";
export { errorTable, type ErrorCode } from "./errors/error-table.ts";
