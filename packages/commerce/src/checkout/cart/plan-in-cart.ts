import { cartProducts, isPlan, type Cart, type CartProduct } from "./cart.ts";

/** The subscription or trial that is bought. One that is given beside it does not count. */
export function planInCart(cart: Cart): CartProduct | undefined {
  return cartProducts(cart).find(({ type, isFreebie }) => !isFreebie && isPlan(type));
}
