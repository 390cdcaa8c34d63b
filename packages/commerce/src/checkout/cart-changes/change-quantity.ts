import { isPlan, largestQuantity, type Cart, type CartProduct } from "../cart/cart.ts";
import { isPromoted } from "../sale-lines/promoted-prices.ts";
import { removeFromCart } from "./remove-from-cart.ts";

/** Sets how many of a product are wanted; none removes it. What is no whole number changes nothing. */
export function changeQuantity(cart: Cart, path: string, quantity: number): Cart {
  const product = cart.products[path];
  if (product === undefined || !Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeFromCart(cart, path);
  const changed = { ...product, quantity: Math.min(quantity, mostCopies(cart, product)) };
  return { ...cart, products: { ...cart.products, [path]: changed } };
}

/** How many of a product in the cart can be had: of a plan, a gift and what a promotion sells, one. */
export function mostCopies({ promotion }: Cart, { type, isFreebie, path }: CartProduct): number {
  return isPlan(type) || isFreebie || isPromoted(promotion, path) ? 1 : largestQuantity;
}
