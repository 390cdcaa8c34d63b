import {
  addToCart,
  addUpgrade,
  applyCoupon,
  applyPromotion,
  changeQuantity,
  chooseFreebies,
  dropCoupon,
  isEmpty,
  removeFromCart,
  removeUpgrade,
  swapUpgrade,
  takeUpgrades as takeUpgradesIntoCart,
  type CartItem,
  type CartPromotion,
  type CartUpgrade,
  type Coupon,
} from "@autotune/commerce";
import { postCartBegun } from "../api/post-cart-begun.ts";
import { changeCart, currentCart, tryToChangeCart } from "./change-cart.ts";

/** What somebody puts into an empty cart is counted; a cart from another device or an email began elsewhere. */
function counted<Result>(fill: () => Result): Result {
  const wasEmpty = isEmpty(currentCart());
  const result = fill();
  if (wasEmpty && !isEmpty(currentCart())) void postCartBegun();
  return result;
}

export function addItem(item: CartItem): void {
  counted(() => changeCart((cart) => addToCart(cart, item)));
}

export function setQuantity(path: string, quantity: number): void {
  changeCart((cart) => changeQuantity(cart, path, quantity));
}

export function removeItem(path: string): void {
  changeCart((cart) => removeFromCart(cart, path));
}

/** The chosen gifts of a product in the cart; none is a valid choice. */
export function takeFreebies(parentPath: string, chosen: CartItem[]): void {
  changeCart((cart) => chooseFreebies(cart, parentPath, chosen));
}

export function takeUpgrade(upgrade: CartUpgrade) {
  return counted(() => tryToChangeCart((cart) => addUpgrade(cart, upgrade)));
}

/** One line for each licence; what it paid for before is replaced. */
export function takeUpgrades(upgrades: readonly CartUpgrade[]) {
  return counted(() => tryToChangeCart((cart) => takeUpgradesIntoCart(cart, upgrades)));
}

/** Another upgrade of the same owned product instead. */
export function exchangeUpgrade(purchaseId: string, upgrade: CartUpgrade) {
  return tryToChangeCart((cart) => swapUpgrade(cart, purchaseId, upgrade));
}

export function leaveUpgrade(purchaseId: string): void {
  changeCart((cart) => removeUpgrade(cart, purchaseId));
}

export function takePromotion(promotion: CartPromotion, items: CartItem[]): void {
  counted(() => changeCart((cart) => applyPromotion(cart, promotion, items)));
}

export function takeCoupon(coupon: Coupon) {
  return tryToChangeCart((cart) => applyCoupon(cart, coupon));
}

export function leaveCoupon(): void {
  changeCart(dropCoupon);
}
