import {
  addToCart,
  addUpgrade,
  applyCoupon,
  applyPromotion,
  changeQuantity,
  chooseFreebies,
  dropCoupon,
  removeFromCart,
  removeUpgrade,
  swapUpgrade,
  takeUpgrades as takeUpgradesIntoCart,
  type CartItem,
  type CartPromotion,
  type CartUpgrade,
  type Coupon,
} from "@autotune/commerce";
import { changeCart, tryToChangeCart } from "./change-cart.ts";

export function addItem(item: CartItem): void {
  changeCart((cart) => addToCart(cart, item));
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
  return tryToChangeCart((cart) => addUpgrade(cart, upgrade));
}

/** One line for each licence; what it paid for before is replaced. */
export function takeUpgrades(upgrades: readonly CartUpgrade[]) {
  return tryToChangeCart((cart) => takeUpgradesIntoCart(cart, upgrades));
}

/** Another upgrade of the same owned product instead. */
export function exchangeUpgrade(purchaseId: string, upgrade: CartUpgrade) {
  return tryToChangeCart((cart) => swapUpgrade(cart, purchaseId, upgrade));
}

export function leaveUpgrade(purchaseId: string): void {
  changeCart((cart) => removeUpgrade(cart, purchaseId));
}

export function takePromotion(promotion: CartPromotion, items: CartItem[]): void {
  changeCart((cart) => applyPromotion(cart, promotion, items));
}

export function takeCoupon(coupon: Coupon) {
  return tryToChangeCart((cart) => applyCoupon(cart, coupon));
}

export function leaveCoupon(): void {
  changeCart(dropCoupon);
}
