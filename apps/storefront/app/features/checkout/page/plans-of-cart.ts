import { cartProducts, isPlan, type Cart, type CartProduct } from "@autotune/commerce";

/** Everything in the cart that renews: the plan, its trial, and a plan given as a gift. */
export function plansOfCart(cart: Cart): CartProduct[] {
  return cartProducts(cart).filter(({ type, interval }) => isPlan(type) && interval !== null);
}
