export { asksForActiveConsent } from "./identity/asks-for-active-consent.ts";
export { deriveUser, type DerivedUser } from "./identity/derive-user.ts";
export { statesOf } from "./identity/postal-address.ts";
export { countryCodes } from "./identity/country-codes.ts";
export { addToCart } from "./checkout/cart-changes/add-to-cart.ts";
export { promotionPhase, type PromotionPhase } from "./checkout/promotions/promotion-phase.ts";
export { applyPromotion } from "./checkout/cart-changes/apply-promotion.ts";
export { coveredProducts, isCovered } from "./licensing/covered-products.ts";
export { writeSize } from "./licensing/write-size.ts";
export { offeredUpgrades } from "./checkout/upgrades/offered-upgrades.ts";
export {
  listOffers,
  type ListedOffer,
  type UpgradableRecord,
} from "./checkout/upgrades/list-offers.ts";
export { licencesLeft } from "./checkout/upgrades/licences-left.ts";
export { takeUpgrades } from "./checkout/cart-changes/take-upgrades.ts";
export { requestedLines } from "./checkout/cart-decision/requested-lines.ts";
export {
  cartProducts,
  countItems,
  emptyCart,
  isEmpty,
  isPlan,
  largestQuantity,
  type Cart,
  type CartItem,
  type CartProduct,
  type CartPromotion,
  type CartUpgrade,
  type QualifyingProduct,
} from "./checkout/cart/cart.ts";
export { cartTotals, upgradeKey, type CartTotals } from "./checkout/totals/cart-totals.ts";
export {
  taxOfCharge,
  type ProviderCharge,
  type TaxOfCharge,
} from "./checkout/totals/tax-of-charge.ts";
export { changeQuantity, mostCopies } from "./checkout/cart-changes/change-quantity.ts";
export { findProduct, type FoundProduct } from "./checkout/cart/find-product.ts";
export { clearPerson } from "./checkout/cart-changes/clear-person.ts";
export { isForSale } from "./checkout/cart/is-for-sale.ts";
export {
  hasSameLines,
  mergeCarts,
  type StoredLine,
  type CartMerge,
} from "./checkout/stored-cart/merge-carts.ts";
export { removeFromCart } from "./checkout/cart-changes/remove-from-cart.ts";
export { addStoredLines, retainLines } from "./checkout/stored-cart/restore-lines.ts";
export { snapshotItems, type SnapshotItem } from "./checkout/stored-cart/snapshot-items.ts";
export { refreshCart, type RefreshedCart } from "./checkout/cart-changes/refresh-cart.ts";
export { decideCart } from "./checkout/cart-decision/decide-cart.ts";
export {
  cartRejections,
  lineRejections,
  type RequestedLine,
  type BuyerRights,
  type CartRejection,
  type CartToDecide,
  type DecidedCart,
  type DecidedLine,
  type GrantedPromotion,
  type LineRejection,
  type RejectedCart,
  type RejectedLine,
} from "./checkout/cart-decision/decided-cart.ts";
export { refreshPrice } from "./checkout/cart-changes/refresh-price.ts";
export { takeFromCart, type BoughtLine } from "./checkout/cart-changes/take-from-cart.ts";
export { isWithin, nextChange, offerAt, type Offer } from "./catalogue/pricing/offer-at.ts";
export {
  crafts,
  makes,
  spends,
  type Craft,
  type Make,
  type Spend,
} from "./catalogue/finder/finder-answers.ts";
export type { FinderAnswer, FinderReason, Suggestion } from "./catalogue/finder/finder-answer.ts";
export type {
  FinderProduct,
  FinderQuestion,
  FinderUpgrade,
} from "./catalogue/finder/finder-question.ts";
export { recommendProduct } from "./catalogue/finder/recommend-product.ts";
export { cheapestOf } from "./catalogue/products/cheapest-of.ts";
export { lastingPrices } from "./catalogue/products/lasting-prices.ts";
export { lowestRate } from "./catalogue/products/lowest-rate.ts";
export { imageOf, legacyImage } from "./catalogue/products/image-of.ts";
export { allControls } from "./catalogue/controls/all-controls.ts";
export type { Control, PlugInControls } from "./catalogue/controls/control.ts";
export { initialInWords, rangeInWords } from "./catalogue/controls/control-words.ts";
export { drawingWidths, drawnView, type DrawnView } from "./catalogue/controls/drawn-view.ts";
export { autoTune2026Controls } from "./catalogue/controls/auto-tune-2026.ts";
export { autoTuneEfxPlusControls } from "./catalogue/controls/auto-tune-efx-plus.ts";
export { autoTuneHybridControls } from "./catalogue/controls/auto-tune-hybrid.ts";
export { autoTuneProControls } from "./catalogue/controls/auto-tune-pro.ts";
export {
  vocalCompressorControls,
  vocalDeEsserControls,
  vocalEqControls,
  vocalPrepControls,
  vocalReverbControls,
} from "./catalogue/controls/vocal-chain.ts";
export { formKey, formsOfFirst } from "./catalogue/products/product-forms.ts";
export {
  mostDiscountedPeriods,
  type PlanMoves,
  type Product,
  type SetDiscount,
} from "./catalogue/products/product.ts";
export { listPriceOf } from "./checkout/sale-lines/sale-line.ts";
export { pricesToCome } from "./checkout/totals/prices-to-come.ts";
export type { DiscountedPeriods } from "./checkout/totals/charge-lines.ts";
export {
  intervalUnits,
  productTypes,
  type Interval,
  type IntervalUnit,
  type ProductType,
} from "./catalogue/products/product-type.ts";
export { compareCosts, type CostComparison } from "./catalogue/cost-over-time/compare-costs.ts";
export { paidByMonth, type PlanCost } from "./catalogue/cost-over-time/plan-cost.ts";
export { lifetimeValue } from "./marketing/lifetime-value.ts";
export {
  composeRedeemCode,
  groupRedeemCode,
  parseRedeemCode,
  redeemCodeLetters,
  redeemCodeRandoms,
  tidyRedeemCode,
} from "./marketing/redeem-code.ts";
export { applyCoupon, dropCoupon, type AppliedCoupon } from "./checkout/coupons/apply-coupon.ts";
export type { Coupon, CouponWorth } from "./checkout/coupons/coupon.ts";
export {
  couponRejections,
  rejectCoupon,
  type CouponRejection,
} from "./checkout/coupons/reject-coupon.ts";
export { chooseFreebies } from "./checkout/cart-changes/choose-freebies.ts";
export { freebieInputs, type Freebie, type FreebieInput } from "./catalogue/products/freebie.ts";
export { giveFreebies } from "./checkout/cart-changes/give-freebies.ts";
export { pendingFreebieChoice } from "./checkout/freebies/pending-freebie-choice.ts";
export { parseCart } from "./checkout/stored-cart/parse-cart.ts";
export { parseCoupon } from "./checkout/stored-cart/parse-coupon.ts";
export { parseKnownPrices } from "./checkout/stored-cart/parse-prices.ts";
export {
  countriesOfCurrency,
  currencyOfCountry,
  defaultCountry,
} from "./catalogue/money/currency-of-country.ts";
export {
  currencies,
  defaultCurrency,
  isCurrency,
  minorUnitDigits,
  type Currency,
} from "./catalogue/money/currency.ts";
export type { Money } from "./catalogue/money/money.ts";
export { countriesWithTaxAdded, isTaxIncluded } from "./catalogue/money/is-tax-included.ts";
export { formatMoney } from "./catalogue/money/format-money.ts";
export { parseAmount, type ParsedAmount } from "./catalogue/money/parse-amount.ts";
export {
  lowestPriceDays,
  lowestPricesBefore,
  type KnownPrices,
} from "./catalogue/price-history/lowest-before-discount.ts";
export type { PriceChange } from "./catalogue/price-history/price-change.ts";
export { sellingPrices, type SellingPrice } from "./catalogue/price-history/selling-prices.ts";
export {
  isPlanActionDone,
  mayActOnPlan,
  type PlanAction,
} from "./subscriptions/plans/plan-actions.ts";
export { computersPerLicence } from "./licensing/computers-per-licence.ts";
export { findIncludedTemplates } from "./licensing/recording-templates/find-included-templates.ts";
export { plugIns, type PlugInPath } from "./licensing/recording-templates/plug-ins.ts";
export {
  plugInsOf,
  type RecordingTemplate,
  type TemplateTrack,
} from "./licensing/recording-templates/recording-template.ts";
export {
  recordingTemplateIds,
  recordingTemplates,
  type RecordingTemplateId,
} from "./licensing/recording-templates/recording-templates.ts";
export { computersPerPlan } from "./subscriptions/plans/computers-per-plan.ts";
export { planInCart } from "./checkout/cart/plan-in-cart.ts";
export {
  beginsToday,
  planMoveKinds,
  planMoves,
  termChange,
  type PlanMoveKind,
} from "./subscriptions/plans/plan-move.ts";
export { planStates, type PlanState } from "./subscriptions/plans/plan-state.ts";
export { isBestDeal } from "./subscriptions/plans/is-best-deal.ts";
export { isAgreedAmount } from "./subscriptions/plans/is-agreed-amount.ts";
export { planEnd } from "./subscriptions/plans/plan-end.ts";
export { planStatus, toneOfPlan, type PlanStatus } from "./subscriptions/plans/plan-status.ts";
export { bestPlan, rankPlan } from "./subscriptions/plans/rank-plan.ts";
export { unlimitedMonthly } from "./subscriptions/plans/unlimited-monthly.ts";
export type { ChargedLine } from "./checkout/totals/charge-lines.ts";
export type { Discount } from "./catalogue/pricing/discount.ts";
export { savingOfAYear } from "./catalogue/pricing/saving-of-a-year.ts";
export { mapPrices, type Prices } from "./catalogue/pricing/prices.ts";
export { unitPrices, type QuantityDiscount } from "./catalogue/pricing/quantity-discount.ts";
export { perMonth, perYear, shownRate } from "./catalogue/pricing/shown-rate.ts";
export { decideTrial, type TrialDecision } from "./subscriptions/trials/decide-trial.ts";
export { findTrial } from "./subscriptions/trials/find-trial.ts";
export { hasTrialsLeft, trialLimits } from "./subscriptions/trials/trial-limits.ts";
export { isNeverCharged } from "./subscriptions/trials/is-never-charged.ts";
export { isTrialOffered } from "./subscriptions/trials/is-trial-offered.ts";
export { isTrialPath, planPathOf, trialPathOf } from "./subscriptions/trials/trial-path.ts";
export { addUpgrade, type AddedUpgrade } from "./checkout/cart-changes/add-upgrade.ts";
export {
  alternativesToUpgrade,
  type UpgradeAlternatives,
} from "./checkout/upgrades/alternatives-to-upgrade.ts";
export { decideUpgrade, type UpgradeDecision } from "./checkout/upgrades/decide-upgrade.ts";
export { removeUpgrade } from "./checkout/cart-changes/remove-upgrade.ts";
export { swapUpgrade, type SwappedUpgrade } from "./checkout/cart-changes/swap-upgrade.ts";
export { toCartUpgrade, type UpgradeOffer } from "./checkout/upgrades/upgrade-offer.ts";
export type { OwnedRecord } from "./checkout/upgrades/owned-record.ts";
export {
  birthYears,
  findBetaSignupProblems,
  type BetaSignup,
  type BetaSignupField,
} from "./marketing/beta-signup.ts";
export { affiliateClickForm, isAffiliateClick } from "./marketing/affiliate-click.ts";
export { isEmail, longestEmail } from "./identity/is-email.ts";
export { normaliseEmail } from "./identity/normalise-email.ts";
export { isName } from "./identity/name.ts";
export {
  fullName,
  greetingName,
  isFamilyNameFirst,
  type PersonName,
} from "./identity/name-order.ts";
export {
  isPassword,
  isPasswordTooLong,
  longestPassword,
  shortestPassword,
} from "./identity/password-form.ts";
export type { PasswordOwner } from "./identity/predictable-password.ts";
export { isPhone } from "./identity/phone.ts";
export { mailboxKey } from "./identity/mailbox-key.ts";
export { personKey } from "./identity/person-key.ts";
export {
  findProfileProblems,
  profileFields,
  tidyProfileField,
  type Profile,
  type ProfileField,
} from "./identity/profile.ts";
export { findSignUpProblems, type SignUp, type SignUpField } from "./identity/sign-up.ts";
export { addDays, addInterval } from "./subscriptions/plans/add-interval.ts";
export {
  effectsOfReturn,
  returnCauses,
  type ReturnCause,
  type ReturnToFollow,
} from "./orders/effects-of-return.ts";
export { isPaidInFull } from "./orders/is-paid-in-full.ts";
export { agreedDocuments, type AgreedDocument } from "./checkout/agreed-documents.ts";
export { lastDayToWithdraw, withdrawalDays } from "./orders/last-day-to-withdraw.ts";
export {
  isExplained,
  withdrawalRefusals,
  type WithdrawalRefusal,
} from "./orders/withdrawal-refusals.ts";
export { refundDays } from "./orders/refund-days.ts";
export { emailChangeHours, mergeHours, resetHours, setUpDays } from "./identity/link-lifetimes.ts";
export { transferDays } from "./licensing/transfer-days.ts";
export { cartLinkDays } from "./checkout/stored-cart/cart-link-days.ts";
export { newsletterLinkDays } from "./marketing/newsletter-link-days.ts";
export { priceAlertLinkDays, priceAlertMonths } from "./marketing/price-alert-terms.ts";
export { erasureDays } from "./privacy/erasure-days.ts";
export { exportDays } from "./privacy/export-days.ts";
