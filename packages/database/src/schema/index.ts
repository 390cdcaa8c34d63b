export { account, accountSetupToken, knownDevice, session } from "./identity/account.ts";
export { affiliateSale } from "./marketing/affiliate-sale.ts";
export { audit, auditEntry } from "./platform/audit.ts";
export { betaSignup } from "./marketing/beta-signup.ts";
export { cartSnapshot } from "./checkout/cart-snapshot.ts";
export {
  catalogueComparison,
  catalogueFreebie,
  catalogueInclusion,
  cataloguePrice,
  catalogueProduct,
  priceHistory,
} from "./catalogue.ts";
export { checkout, type CheckoutLine } from "./checkout/checkout.ts";
export { consentRecord } from "./consent.ts";
export { declinedPayment } from "./checkout/declined-payment.ts";
export { discountReservation, reservedKinds } from "./checkout/discount-reservation.ts";
export { draftPreview } from "./content/draft-preview.ts";
export { edgeTag, webProcess } from "./platform/edge.ts";
export {
  accountMerge,
  emailChange,
  passkey,
  passkeyChallenge,
  passwordResetToken,
} from "./identity/credentials.ts";
export { licence } from "./licensing/licence.ts";
export { activation, installer, licenceTransfer } from "./licensing/activation.ts";
export { mailAllowance, mailReport, mailSending } from "./platform/mail.ts";
export {
  newsletterDigest,
  newsletterPost,
  newsletterSubscriber,
  newsletterToken,
} from "./marketing/newsletter.ts";
export {
  coupon,
  couponUse,
  promotion,
  promotionUse,
  trialUse,
} from "./checkout/coupons-and-promotions.ts";
export { failedOrder, order, orderLine, refund } from "./orders/order.ts";
export { orderNote } from "./support/order-note.ts";
export { planChange, planChangeStates } from "./subscriptions/plan-change.ts";
export { isUsablePlan, usableUntil, type PlanTerm } from "./subscriptions/usable-plan.ts";
export { priceAlert, priceAlertToken } from "./marketing/price-alert.ts";
export {
  providerEvent,
  providerEventKey,
  reconciliation,
  subjectOfEvent,
} from "./orders/provider-event.ts";
export { publicationVersion, publishedDocument } from "./platform/published-document.ts";
export { codeBatch, redeemCode, redeemedLicence } from "./marketing/redeem-code.ts";
export {
  reportingCart,
  reportingDigest,
  reportingDue,
  reportingEvent,
  reportingReader,
  reportingSales,
  reportingSearch,
  reportingView,
  reportingVisit,
  reportingVisitFile,
  salesDimensions,
} from "./reporting.ts";
export { release } from "./platform/release.ts";
export {
  accountErasure,
  cancellation,
  dataExport,
  policyAgreement,
  policyNotice,
  renewalConsent,
  withdrawal,
  withdrawalStates,
} from "./privacy.ts";
export { jobProgress } from "./platform/job-progress.ts";
export { searchEntry, searchWord } from "./content/search.ts";
export { shop } from "./platform/shop.ts";
export {
  staffAttempt,
  staffDevice,
  staffPasskey,
  staffRecoveryCode,
  staffSession,
  staffTotp,
} from "./identity/staff.ts";
export {
  subscription,
  subscriptionCharge,
  subscriptionPause,
} from "./subscriptions/subscription.ts";
