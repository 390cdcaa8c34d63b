export { deriveUser, type DerivedUser } from "./accounts/derive-user.ts";
export { statesOf } from "./addresses/address-rules.ts";
export { countryCodes } from "./addresses/country-codes.ts";
export { addToCart } from "./cart/add-to-cart.ts";
export { applyPromotion } from "./cart/apply-promotion.ts";
export { requestedLines } from "./cart/asked-lines.ts";
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
} from "./cart/cart.ts";
export { cartTotals, upgradeKey, type CartTotals } from "./cart/cart-totals.ts";
export { changeQuantity, mostCopies } from "./cart/change-quantity.ts";
export { findProduct, type FoundProduct } from "./cart/find-product.ts";
export { clearPerson } from "./cart/forget-person.ts";
export { isForSale } from "./cart/is-for-sale.ts";
export { hasSameLines, mergeCarts, type StoredLine, type Levelling } from "./cart/level-carts.ts";
export { removeFromCart } from "./cart/remove-from-cart.ts";
export { addStoredLines, retainLines } from "./cart/restore-lines.ts";
export { snapshotItems, type SnapshotItem } from "./cart/snapshot-items.ts";
export { validateCart, type ValidatedCart } from "./cart/validate-cart.ts";
export { decideCart } from "./cart/decide-cart.ts";
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
} from "./cart/decided-cart.ts";
export { refreshPrice } from "./cart/refresh-price.ts";
export { takeFromCart, type BoughtLine } from "./cart/take-from-cart.ts";
export { isWithin, nextChange, offerAt, type Offer } from "./catalogue/offer.ts";
export { imageOf } from "./catalogue/picture-of.ts";
export { formKey, formsOfFirst } from "./catalogue/product-forms.ts";
export type { PlanMoves, Product, SetDiscount } from "./catalogue/product.ts";
export {
  intervalUnits,
  productTypes,
  type Interval,
  type IntervalUnit,
  type ProductType,
} from "./catalogue/product-type.ts";
export { compareCosts, type CostComparison } from "./cost-over-time/compare-costs.ts";
export { paidByMonth, type PlanCost } from "./cost-over-time/plan-cost.ts";
export {
  composeRedeemCode,
  groupRedeemCode,
  parseRedeemCode,
  redeemCodeRandoms,
  tidyRedeemCode,
} from "./codes/redeem-code.ts";
export { applyCoupon, dropCoupon, type AppliedCoupon } from "./coupons/apply-coupon.ts";
export type { Coupon, CouponWorth } from "./coupons/coupon.ts";
export { isCouponWorth } from "./coupons/is-coupon-worth.ts";
export { couponRejections, rejectCoupon, type CouponRejection } from "./coupons/refuse-coupon.ts";
export { chooseFreebies } from "./freebies/choose-freebies.ts";
export { freebieInputs, type Freebie, type FreebieInput } from "./freebies/freebie.ts";
export { giveFreebies } from "./freebies/give-freebies.ts";
export { pendingFreebieChoice } from "./freebies/pending-freebie-choice.ts";
export { parseCart } from "./kept/parse-cart.ts";
export { parseCoupon } from "./kept/parse-coupon.ts";
export { parseKnownPrices } from "./kept/parse-prices.ts";
export {
  countriesOfCurrency,
  currencyOfCountry,
  defaultCountry,
} from "./money/currency-of-country.ts";
export {
  currencies,
  defaultCurrency,
  isCurrency,
  minorUnitDigits,
  type Currency,
} from "./money/currency.ts";
export type { Money } from "./money/money.ts";
export { countriesWithTaxAdded, isTaxIncluded } from "./money/is-tax-included.ts";
export { formatMoney } from "./money/format-money.ts";
export { parseAmount, type ParsedAmount } from "./money/parse-amount.ts";
export { lowestPricesBefore, type KnownPrices } from "./price-history/lowest-before-discount.ts";
export type { PriceChange } from "./price-history/price-change.ts";
export { sellingPrices, type SellingPrice } from "./price-history/selling-prices.ts";
export { isPlanActionDone, mayActOnPlan, type PlanAction } from "./plans/plan-actions.ts";
export { planInCart } from "./plans/plan-in-cart.ts";
export {
  beginsToday,
  planMoveKinds,
  planMoves,
  termChange,
  type PlanMoveKind,
} from "./plans/plan-move.ts";
export { planStates, type PlanState } from "./plans/plan-state.ts";
export { isAgreedAmount } from "./plans/is-agreed-amount.ts";
export { planEnd } from "./plans/plan-end.ts";
export { planStatus, toneOfPlan, type PlanStatus } from "./plans/plan-status.ts";
export { bestPlan, rankPlan } from "./plans/rank-plan.ts";
export { unlimitedMonthly } from "./plans/unlimited-monthly.ts";
export type { ChargedLine } from "./pricing/charge-lines.ts";
export { savingOfAYear, type Discount } from "./pricing/discount.ts";
export { mapPrices, type Prices } from "./pricing/prices.ts";
export { unitPrices, type QuantityDiscount } from "./pricing/quantity-discount.ts";
export { perMonth, perYear, shownRate } from "./pricing/shown-rate.ts";
export { decideTrial, type TrialDecision } from "./trials/decide-trial.ts";
export { findTrial } from "./trials/find-trial.ts";
export { isTrialOffered } from "./trials/is-trial-offered.ts";
export { isTrialPath, planPathOf, trialPathOf } from "./trials/trial-path.ts";
export { addUpgrade, type AddedUpgrade } from "./upgrades/add-upgrade.ts";
export {
  alternativesToUpgrade,
  type UpgradeAlternatives,
} from "./upgrades/alternatives-to-upgrade.ts";
export { decideUpgrade, type UpgradeDecision } from "./upgrades/decide-upgrade.ts";
export { removeUpgrade } from "./upgrades/remove-upgrade.ts";
export { swapUpgrade, type SwappedUpgrade } from "./upgrades/swap-upgrade.ts";
export { toCartUpgrade, type UpgradeOffer } from "./upgrades/upgrade-offer.ts";
export type { OwnedRecord } from "./upgrades/owned-record.ts";
export {
  birthYears,
  findBetaSignupProblems,
  type BetaSignup,
  type BetaSignupField,
} from "./validation/beta-signup.ts";
export { affiliateClickForm, isAffiliateClick } from "./validation/affiliate-click.ts";
export { isEmail, longestEmail, normaliseEmail } from "./validation/email.ts";
export { isName } from "./validation/name.ts";
export {
  isPassword,
  isPasswordTooLong,
  longestPassword,
  shortestPassword,
} from "./validation/password.ts";
export { isPhone } from "./validation/phone.ts";
export { personKey } from "./validation/person-key.ts";
export {
  findProfileProblems,
  profileFields,
  tidyProfileField,
  type Profile,
  type ProfileField,
} from "./validation/profile.ts";
export { findSignUpProblems, type SignUp, type SignUpField } from "./validation/sign-up.ts";
