import type { Cart } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";

/** Removes a product, and the freebies that nothing else gives. A freebie that was removed stays out. */
export function removeFromCart(cart: Cart, path: string): Cart {
  const { [path]: removed, ...products } = cart.products;
  if (removed === undefined) return cart;
  const left = Object.entries(products).map(([other, product]) => {
    const gave = removed.isFreebie && product.freebies.some((freebie) => freebie.path === path);
    return [other, gave ? { ...product, freebiesChosen: true } : product];
  });
  return settleCart({ ...cart, products: Object.fromEntries(left) });
}
