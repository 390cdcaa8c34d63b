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
export {
  AudienceContentQuery,
  FootballAnswer,
  MiniBannerAnswer,
  type MiniBanner,
  TestimonialsAnswer,
  TestimonialsQuery,
} from "./calls/audience-content.ts";
export { BetaSignupBody, BetaSignupParams } from "./calls/beta-signup.ts";
export {
  AnonymousCartBody,
  CartUpdatedBody,
  CartUpdatedQuery,
  KeptCartAnswer,
  RecoverCartBody,
  RecoveredCartAnswer,
  type CartSnapshotItem,
  type KeptItem,
} from "./calls/cart.ts";
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
export { ConsentRecordBody } from "./calls/consent-record.ts";
export { DataExportAnswer, DataExportParams, DataExportsAnswer } from "./calls/data-export.ts";
export {
  DownloadHeaders,
  DownloadParams,
  DownloadsAnswer,
  DownloadsQuery,
} from "./calls/download.ts";
export {
  OwnPriceAlertAnswer,
  OwnPriceAlertQuery,
  PriceAlertAnswer,
  PriceAlertBody,
  PriceAlertTokenBody,
} from "./calls/price-alert.ts";
export { PriceHistoryAnswer, PriceHistoryQuery } from "./calls/price-history.ts";
export { EduInquiryBody } from "./calls/edu-inquiry.ts";
export { ErrorReportBody } from "./calls/error-report.ts";
export { ErasureAnswer, ErasureBody } from "./calls/erasure.ts";
export { LicenceAnswer, LicenceParams, LicenceQuery } from "./calls/licence.ts";
export { MeasurementAnswer } from "./calls/measurement.ts";
export {
  ConfirmNewsletterBody,
  NewsletterBody,
  newsletterFrequencies,
  type NewsletterFrequency,
} from "./calls/newsletter.ts";
export {
  OrderAnswer,
  OrdersAnswer,
  OrdersQuery,
  orderStates,
  type OrderState,
} from "./calls/order.ts";
export { OwnedProductsAnswer, OwnedProductsQuery } from "./calls/owned-products.ts";
export { ManualSearchAnswer, ManualSearchQuery } from "./calls/manual-search.ts";
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
export type { CodeRefusal } from "./calls/code-refusals.ts";
export {
  DealerAnswer,
  DealerParams,
  RedeemCodeAnswer,
  RedeemCodeBody,
  RefusedCodeAnswer,
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
export { AuditAnswer, AuditQuery } from "./calls/staff-audit.ts";
export {
  FindCustomersBody,
  foundBy,
  FoundCustomers,
  mailTroubles,
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
  MakeCodesAnswer,
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
  SearchAnswer,
  searchKinds,
  SearchQuery,
  type SearchHit,
  type SearchKind,
} from "./calls/search.ts";
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
export { VitalsBody } from "./calls/vitals.ts";
export { WithdrawalAnswer, WithdrawalBody } from "./calls/withdrawal.ts";
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
export type { FilmBody } from "./content/film-body.ts";
export type { InstallerBody } from "./content/installer-body.ts";
export type { MiniBannerBody } from "./content/mini-banner-body.ts";
export { popupAudiences, type PopupAudience, type PopupBody } from "./content/popup-body.ts";
export type { RedirectBody } from "./content/redirect-body.ts";
export type { TestimonialBody } from "./content/testimonial-body.ts";
export type { TutorialBody } from "./content/tutorial-body.ts";
export type { PageBody } from "./content/page-body.ts";
export { isPublishedCollection, parseBody } from "./content/parse-body.ts";
export type { PictureBody } from "./content/picture-body.ts";
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
  PictureView,
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
