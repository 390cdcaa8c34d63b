export type {
  AudioDemosBlock,
  AudioDemosView,
  AudioDemoView,
} from "./content/blocks/audio-demos.ts";
export type { BetaFormBlock, BetaFormView } from "./content/blocks/beta-form.ts";
export { betaPrograms, type BetaProgram } from "./content/blocks/beta-programs.ts";
export { Block, type BlockView } from "./content/blocks/block.ts";
export type { CallToActionBlock, CallToActionView } from "./content/blocks/call-to-action.ts";
export type {
  CompareCell,
  CompareTableBlock,
  CompareTableView,
} from "./content/blocks/compare-table.ts";
export type { CompatibilityBlock, CompatibilityView } from "./content/blocks/compatibility.ts";
export type { CookieTableBlock, CookieTableView } from "./content/blocks/cookie-table.ts";
export type { DownloadsListBlock, DownloadsListView } from "./content/blocks/downloads-list.ts";
export type { FamiliesBlock, FamiliesView, FamilyCardView } from "./content/blocks/families.ts";
export type { FaqBlock, FaqView } from "./content/blocks/faq.ts";
export type { FeatureRowsBlock, FeatureRowsView } from "./content/blocks/feature-rows.ts";
export type { HeroBlock, HeroView } from "./content/blocks/hero.ts";
export { hostStatuses, type HostStatus } from "./content/blocks/plugin-hosts.ts";
export { pluginFormats, type PluginFormat } from "./catalogue/plugin-formats.ts";
export type { IncludedInBlock, IncludedInView } from "./content/blocks/included-in.ts";
export type { LinkListsBlock, LinkListsView, LinkListView } from "./content/blocks/link-lists.ts";
export type { MediaBlock, MediaView } from "./content/blocks/media.ts";
export type { NewsletterFormBlock, NewsletterFormView } from "./content/blocks/newsletter-form.ts";
export type { PageHeadBlock, PageHeadView } from "./content/blocks/page-head.ts";
export type { PlanOfferBlock, PlanOfferView } from "./content/blocks/plan-offer.ts";
export type { ProductCardsBlock, ProductCardsView } from "./content/blocks/product-cards.ts";
export type { PromoBannerBlock, PromoBannerView } from "./content/blocks/promo-banner.ts";
export type { ProseBlock, ProseView } from "./content/blocks/prose.ts";
export type {
  ScrollingQuotesBlock,
  ScrollingQuotesView,
} from "./content/blocks/scrolling-quotes.ts";
export type { SocialLinksBlock, SocialLinksView } from "./content/blocks/social-links.ts";
export type { CompanyDetailsBlock, CompanyDetailsView } from "./content/blocks/company-details.ts";
export { manualSectionPattern, type SpecsBlock, type SpecsView } from "./content/blocks/specs.ts";
export type { TestimonialsBlock, TestimonialsView } from "./content/blocks/testimonials.ts";
export type { ShelfView, ToolShelfBlock, ToolShelfView } from "./content/blocks/tool-shelf.ts";
export type { VideoBlock, VideoView } from "./content/blocks/video.ts";
export {
  ChangePasswordBody,
  CreateAccountBody,
  credentialsValidator,
  DataBody,
  GuestUpdateBody,
  PartialUserBody,
  profileChangeValidator,
  ProfileRejectedResponse,
  ResetLinkBody,
  ResetPasswordBody,
  resetRequestValidator,
  SetupRequiredResponse,
  UserParams,
  type Credentials,
  type ProfileChange,
} from "./identity/account.ts";
export {
  AccountMergeBody,
  MergeResponse,
  MergeLookResponse,
  MergeTokenBody,
} from "./identity/account-merge.ts";
export {
  ActivateResponse,
  ActivateBody,
  ActivationHeaders,
  ActivationParams,
  HeartbeatResponse,
  HeartbeatBody,
  SeatsTakenResponse,
} from "./licensing/activation.ts";
export {
  BannersAndPopupsQuery,
  FootballResponse,
  MiniBannerResponse,
  type MiniBanner,
  TestimonialsResponse,
  TestimonialsQuery,
} from "./marketing/banners-and-popups.ts";
export { BetaSignupBody, BetaSignupParams } from "./marketing/beta-signup.ts";
export {
  AnonymousCartBody,
  CartBegunBody,
  CartUpdatedBody,
  CartUpdatedQuery,
  StoredCartResponse,
  RecoverCartBody,
  RecoveredCartResponse,
  type CartSnapshotItem,
  type StoredItem,
} from "./checkout/cart.ts";
export {
  CurrenciesResponse,
  CurrenciesQuery,
  ClientIpResponse,
  ClientIpQuery,
  ProductCardsResponse,
  ProductCardsQuery,
  type WireProduct,
} from "./catalogue/currencies.ts";
export {
  CheckoutResponse,
  CheckoutBody,
  CouponResponse,
  CouponBody,
  PoliciesChangedResponse,
  RejectedCartResponse,
  RejectedCouponResponse,
  type CurrentPolicy,
  type Guest,
} from "./checkout/checkout.ts";
export {
  ConfirmEmailChangeResponse,
  ConfirmEmailChangeBody,
  EmailChangeResponse,
  EmailChangeBody,
} from "./identity/email-change.ts";
export { ConsentRecordBody } from "./consent/consent-record.ts";
export {
  DataExportResponse,
  DataExportParams,
  DataExportsResponse,
} from "./privacy/data-export.ts";
export {
  DownloadHeaders,
  DownloadParams,
  DownloadQuery,
  DownloadsResponse,
  DownloadsQuery,
  InstallerResponse,
} from "./licensing/download.ts";
export {
  RecordingTemplateParams,
  RecordingTemplatesResponse,
  templateFormats,
  type TemplateFormat,
} from "./licensing/recording-template.ts";
export {
  OwnPriceAlertResponse,
  OwnPriceAlertQuery,
  PriceAlertResponse,
  PriceAlertBody,
  PriceAlertTokenBody,
} from "./marketing/price-alert.ts";
export { PriceHistoryResponse, PriceHistoryQuery } from "./catalogue/price-history.ts";
export { EduInquiryBody } from "./marketing/edu-inquiry.ts";
export { CalendarDay } from "./platform/calendar-day.ts";
export { ErrorReportBody } from "./platform/error-report.ts";
export { ErasureResponse, ErasureBody } from "./privacy/erasure.ts";
export { LicenceResponse, LicenceParams, LicenceQuery } from "./licensing/licence.ts";
export { isShownAt, type ShownPeriod } from "./marketing/shown-period.ts";
export { MeasurementResponse } from "./marketing/measurement.ts";
export { ConfirmNewsletterBody, NewsletterBody } from "./marketing/newsletter.ts";
export {
  OrderResponse,
  OrdersResponse,
  OrdersQuery,
  orderStates,
  type OrderState,
} from "./orders/order.ts";
export { OwnedProductsResponse, OwnedProductsQuery } from "./licensing/owned-products.ts";
export { ManualSearchResponse, ManualSearchQuery } from "./content/reading/manual-search.ts";
export { PagesResponse, PagesQuery } from "./content/pages.ts";
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
} from "./identity/passkey.ts";
export {
  ConfirmedPlanChangeBody,
  PlanChangeBody,
  PlanChangePreview,
  ProductChange,
  ProductChangeParams,
} from "./subscriptions/plan-change.ts";
export { PromotionResponse, PromotionBody, PromotionTokenResponse } from "./checkout/promotion.ts";
export type { CodeRejection } from "./marketing/code-rejections.ts";
export {
  DealerResponse,
  DealerParams,
  RedeemCodeResponse,
  RedeemCodeBody,
  RejectedCodeResponse,
} from "./marketing/redeem-code.ts";
export {
  EndPlanBody,
  MoveLicenceBody,
  planEnds,
  RefundBody,
  RegenerateBody,
  SettleCancellationBody,
  SettleWithdrawalBody,
  StaffChargeParams,
  StaffComputerParams,
  StaffLicenceParams,
  StaffOrderParams,
  StaffPlanParams,
  StaffWithdrawalParams,
  type PlanEnd,
} from "./support/staff-bodies.ts";
export { orderConcernDays, sentEmailDays, settledCancellationDays } from "./support/days-shown.ts";
export { AuditResponse, AuditQuery } from "./support/staff-audit.ts";
export { StaffCustomerView } from "./support/staff-customer-view.ts";
export {
  NoteBody,
  RefundPreview,
  RefundPreviewBody,
  StaffOrderPage,
  StaffOrderQuery,
  type StaffNote,
} from "./support/staff-order-page.ts";
export {
  FindOrdersBody,
  FoundOrders,
  orderConcerns,
  orderCursor,
  orderStandings,
  orderTraits,
  StaffWaiting,
  type ListedOrder,
  type OrderConcern,
  type OrderStanding,
  type OrderTrait,
} from "./support/staff-orders.ts";
export {
  cancellationOutcomes,
  cancellationStates,
  StaffCancellations,
  type StaffCancellation,
} from "./support/staff-cancellations.ts";
export {
  FindCustomersBody,
  foundBy,
  FoundCustomers,
  deliveryIssues,
  StaffCustomer,
  StaffCustomerParams,
  StaffCustomerQuery,
  type StaffComputer,
  type StaffPlan,
  type StaffLicence,
  type StaffMailbox,
  type StaffOrder,
} from "./support/staff-customer.ts";
export {
  timelineKinds,
  type StaffTimeline,
  type TimelineEvent,
  type TimelineKind,
} from "./support/staff-timeline.ts";
export {
  StaffWithdrawals,
  StaffWithdrawalsQuery,
  withdrawalOutcomes,
  type StaffWithdrawal,
} from "./support/staff-withdrawals.ts";
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
} from "./marketing/staff-codes.ts";
export {
  ChangeViewBody,
  CheckoutReport,
  DemandReport,
  netSales,
  ReportPeriod,
  ReportPeriodQuery,
  reportPages,
  longestReportDays,
  salesBreakdowns,
  SalesQuery,
  SalesReport,
  SavedView,
  SavedViewsResponse,
  SaveViewBody,
  SubscriptionsReport,
  TodayReport,
  type CheckoutDay,
  type PlanDay,
  type PlanFigures,
  type ReportPage,
  type SalesBreakdown,
  type SalesDay,
  type SalesFigures,
  type SalesGroup,
} from "./reporting/staff-reports.ts";
export {
  isStaffRole,
  leastRole,
  mayStaff,
  staffRoles,
  type StaffAction,
  type StaffRole,
} from "./support/staff-rights.ts";
export {
  SearchResponse,
  searchKinds,
  searchModes,
  SearchQuery,
  type FoundProduct,
  type SearchHit,
  type SearchKind,
  type SearchMode,
} from "./content/search.ts";
export {
  isSearchScreen,
  searchScreens,
  type SearchScreen,
  type SearchScreenBody,
  type SearchScreenTarget,
} from "./content/search-screens.ts";
export type { SearchSynonymsBody } from "./content/search-synonyms.ts";
export { OwnerProofBody, SessionParams, SessionsResponse } from "./identity/session.ts";
export {
  ChargeParams,
  PauseBody,
  PlanDiscount,
  ProviderPageResponse,
  UpdateSubscriptionQuery,
  SubscriptionDetail,
  SubscriptionParams,
  SubscriptionQuery,
  subscriptionStates,
  type SubscriptionState,
} from "./subscriptions/subscription.ts";
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
} from "./licensing/transfer.ts";
export { VitalsBody } from "./platform/vitals.ts";
export { DeclarationReceipt } from "./orders/declaration.ts";
export { WithdrawalBody } from "./orders/withdrawal.ts";
export {
  CancellationBody,
  CancellationParams,
  CancellationTokenBody,
  ConfirmedCancellationResponse,
  PendingCancellationsResponse,
} from "./orders/cancellation.ts";
export { readingHrefPattern, slugPattern } from "./content/url-patterns.ts";
export {
  isCatalogueProduct,
  isPriceChanges,
  type CatalogueProduct,
} from "./catalogue/catalogue-product.ts";
export type { PublishedBodies, PublishedCollection } from "./app/published-bodies.ts";
export { families, routeOfFamily, type Family } from "./catalogue/families.ts";
export type { ArtistBody } from "./content/reading/artist-body.ts";
export type { ManualBody } from "./content/reading/manual-body.ts";
export type { PostBody } from "./content/reading/post-body.ts";
export {
  postTopics,
  tutorialLevels,
  tutorialTopics,
  type PostTopic,
  type TutorialLevel,
  type TutorialTopic,
} from "./content/reading/reading-topics.ts";
export { readingPlainText } from "./content/reading/reading-plain-text.ts";
export type {
  ReadingPart,
  ReadingSection,
  ReadingSpan,
  ReadingText,
} from "./content/reading/reading.ts";
export type {
  ReadingPartView,
  ReadingPictureView,
  ReadingSectionView,
} from "./content/reading/reading-view.ts";
export type { DownloadPageBody } from "./licensing/download-page-body.ts";
export type { VideoBody } from "./content/video-body.ts";
export type { InstallerBody } from "./licensing/installer-body.ts";
export type { MiniBannerBody } from "./marketing/mini-banner-body.ts";
export { popupAudiences, type PopupAudience, type PopupBody } from "./marketing/popup-body.ts";
export {
  outsideLinksKey,
  outsidePlaces,
  type OutsideLinksBody,
  type OutsidePlace,
} from "./content/outside-links-body.ts";
export {
  companyFacts,
  companyKey,
  type CompanyBody,
  type CompanyFact,
} from "./content/company-body.ts";
export {
  companyNotices,
  viewNotice,
  type CompanyFactView,
  type CompanyNotice,
} from "./content/company-notices.ts";
export type { RedirectBody } from "./content/redirect-body.ts";
export type { TestimonialBody } from "./content/testimonial-body.ts";
export type { TutorialBody } from "./content/reading/tutorial-body.ts";
export { policyVersionKey, type PageBody } from "./content/pages/page-body.ts";
export { isPublishedCollection, parseBody } from "./app/parse-body.ts";
export type { ImageBody } from "./content/image-body.ts";
export {
  cardActions,
  type CardAction,
  type ProductCardBody,
} from "./catalogue/product-card-body.ts";
export type { ProductBody } from "./catalogue/product-body.ts";
export type { ProductPageBody } from "./content/pages/product-page-body.ts";
export type { PromotionPageBody } from "./checkout/promotion-page-body.ts";
export type { Action, Link } from "./platform/references.ts";
export { subpageNames, type SubpageName } from "./content/subpage-names.ts";
export type {
  ActionView,
  ArtistLinkView,
  ArtistView,
  DownloadPageLinkView,
  FamilyView,
  ManualChapterView,
  ManualHitView,
  ManualLinkView,
  ManualSearchView,
  ManualTextView,
  ManualView,
  NamedProductView,
  NavItemView,
  NavigationView,
  PlanContentsView,
  PageView,
  PolicyVersionView,
  ImageView,
  PostLinkView,
  PostView,
  FamilyPageView,
  OtherPlanView,
  PlanToolsView,
  ProductPageLinkView,
  ProductPageView,
  ElsewhereView,
  ProductView,
  TutorialLinkView,
  TutorialView,
} from "./content/views.ts";
export { ErrorBody, errorBody } from "./platform/error-body.ts";
export { errorTable, type ErrorCode } from "./platform/error-table.ts";
export {
  CaptureOptinBody,
  CommunicationsBody,
  CommunicationsQuery,
  CommunicationsResponse,
} from "./marketing/communications.ts";
export {
  NewsOfSummaryResponse,
  SummaryResponse,
  summaryRequestValidator,
  type SummaryRequest,
} from "./subscriptions/summary.ts";
export { UserQuery, UserResponse } from "./app/user.ts";
export { CheckoutParams, CheckoutStateResponse } from "./orders/checkout-state.ts";
export {
  newsletterFrequencies,
  type NewsletterFrequency,
} from "./identity/newsletter-frequencies.ts";
export { StaffReasonBody } from "./platform/staff-reason.ts";
export {
  type DownloadPageView,
  type InstalledProductView,
  type InstallerView,
  type LegacyVersionView,
  type VersionView,
} from "./licensing/download-views.ts";
export { type PromotionPageView, type PromotionTermsView } from "./checkout/promotion-page-view.ts";
export { isPublishedPromotion, type PublishedPromotion } from "./checkout/published-promotion.ts";
export {
  findBrokenToken,
  hasTextTokens,
  isPriceToken,
  replaceTextTokens,
  textTokensIn,
  type TextToken,
} from "./content/tokens/text-tokens.ts";
export { splitQuotedPrices, writeQuotedPrice } from "./content/tokens/quoted-price.ts";
export { writeList } from "./platform/write-list.ts";
export { systemNames, systems, type System } from "./platform/systems.ts";
export { productUses, type ProductUse } from "./catalogue/product-traits.ts";
export type {
  CurrentOffersBlock,
  CurrentOffersView,
  CurrentPromotionView,
} from "./content/blocks/current-offers.ts";
export type {
  ListedProductView,
  ProductListBlock,
  ProductListView,
  ProductShelfView,
} from "./content/blocks/product-list.ts";
