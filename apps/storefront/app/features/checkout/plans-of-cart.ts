import { cartProducts, isPlan, type Cart, type CartProduct } from "@autotune/commerce";

/** Everything in the cart that is charged again by itself: the plan, its trial, and a plan that is given. */
export function plansOfCart(cart: Cart): CartProduct[] {
  return cartProducts(cart).filter(({ type, interval }) => isPlan(type) && interval !== null);
}
