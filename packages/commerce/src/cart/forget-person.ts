import type { Cart } from "./cart.ts";
import { settleCart } from "./settle-cart.ts";

/** Whoever signs out takes their licences along, and the upgrades that are paid with them. */
export function forgetPerson(cart: Cart): Cart {
  return cart.upgrades.length === 0 ? cart : settleCart({ ...cart, upgrades: [] });
}
