export { addToCart } from "./cart/add-to-cart.ts";
export {
  cartProducts,
  countItems,
  emptyCart,
  isPlan,
  largestQuantity,
  type Cart,
  type CartItem,
  type CartProduct,
} from "./cart/cart.ts";
export { cartSubtotal, lineTotal } from "./cart/cart-subtotal.ts";
export { changeQuantity, removeFromCart } from "./cart/change-quantity.ts";
export {
  cartRefusals,
  decideCart,
  lineRefusals,
  type AskedLine,
  type CartRefusal,
  type DecidedCart,
  type DecidedLine,
  type LineRefusal,
  type RefusedLine,
  type SoldProduct,
} from "./cart/decide-cart.ts";
export { parseCart } from "./cart/parse-cart.ts";
export { refreshPrice } from "./cart/refresh-price.ts";
export { takeFromCart } from "./cart/take-from-cart.ts";
export {
  intervalUnits,
  productTypes,
  type Interval,
  type IntervalUnit,
  type ProductType,
} from "./catalogue/product-type.ts";
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
export { formatMoney } from "./money/format-money.ts";
export { parseAmount, type ParsedAmount } from "./money/parse-amount.ts";
export { savingOfAYear, type Discount } from "./pricing/discount.ts";
export type { Prices } from "./pricing/prices.ts";
export { perMonth, perYear, shownRate } from "./pricing/shown-rate.ts";
export { isEmail, longestEmail, normaliseEmail } from "./validation/email.ts";
export { isName } from "./validation/name.ts";
export { isPassword, longestPassword, shortestPassword } from "./validation/password.ts";
export { findSignUpProblems, type SignUp, type SignUpField } from "./validation/sign-up.ts";
