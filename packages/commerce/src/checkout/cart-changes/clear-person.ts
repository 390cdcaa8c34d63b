import type { Cart } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";

/** Signing out removes a person's licences, and the upgrades that are paid with them. */
export function clearPerson(cart: Cart): Cart {
  return cart.upgrades.length === 0 ? cart : settleCart({ ...cart, upgrades: [] });
}
