import type { Cart } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";
import { isPaidWith } from "../upgrades/is-paid-with.ts";

export function removeUpgrade(cart: Cart, purchaseId: string): Cart {
  const upgrades = cart.upgrades.filter((upgrade) => !isPaidWith(upgrade, purchaseId));
  return upgrades.length === cart.upgrades.length ? cart : settleCart({ ...cart, upgrades });
}
