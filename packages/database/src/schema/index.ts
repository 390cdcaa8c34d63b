export { account, accountSetupToken, knownDevice, session } from "./account.ts";
export { affiliateSale } from "./affiliate-sale.ts";
export { audit, auditEntry } from "./audit.ts";
export { betaSignup } from "./beta-signup.ts";
export { cartSnapshot } from "./cart-snapshot.ts";
export {
  catalogueComparison,
  catalogueFreebie,
  catalogueInclusion,
  cataloguePrice,
  catalogueProduct,
  priceHistory,
} from "./catalogue.ts";
export { checkout, type CheckoutLine } from "./checkout.ts";
export { consentRecord } from "./consent-record.ts";
export { declinedPayment } from "./declined-payment.ts";
export { draftPreview } from "./draft-preview.ts";
export {
  accountMerge,
  emailChange,
  passkey,
  passkeyChallenge,
  passwordResetToken,
} from "./identity.ts";
export { activation, installer, licenceTransfer } from "./licensing.ts";
export { mailReport, mailSending } from "./mail.ts";
export {
  newsletterDigest,
  newsletterPost,
  newsletterSubscriber,
  newsletterToken,
} from "./newsletter.ts";
export { coupon, couponUse, promotion, trialUse } from "./offer.ts";
export { failedOrder, licence, order, orderLine, refund } from "./order.ts";
export { planChange, planChangeStates } from "./plan-change.ts";
export { priceAlert, priceAlertToken } from "./price-alert.ts";
export {
  providerEvent,
  providerEventKey,
  reconciliation,
  subjectOfEvent,
} from "./provider-event.ts";
export { publicationVersion, publishedDocument } from "./published-document.ts";
export { codeBatch, redeemCode, redeemedLicence } from "./redeem-code.ts";
export { release } from "./release.ts";
export {
  accountErasure,
  dataExport,
  renewalConsent,
  withdrawal,
  withdrawalStates,
} from "./rights.ts";
export { searchEntry, searchWord } from "./search.ts";
export { shop } from "./shop.ts";
export { subscription, subscriptionCharge } from "./subscription.ts";
