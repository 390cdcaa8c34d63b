import type { Cart, CartUpgrade } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";
import { isComplete } from "../upgrades/is-complete.ts";
import { isPaidWith } from "../upgrades/is-paid-with.ts";

export type AddedUpgrade =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: "alreadyInCart" | "missingProperties" };

/** Puts an upgrade into the cart. A licence pays for one upgrade only. */
export function addUpgrade(cart: Cart, upgrade: CartUpgrade): AddedUpgrade {
  const { qualifyingProduct } = upgrade;
  if (!isComplete(qualifyingProduct)) return { ok: false, reason: "missingProperties" };
  if (cart.upgrades.some((other) => isPaidWith(other, qualifyingProduct.purchaseId)))
    return { ok: false, reason: "alreadyInCart" };
  return { ok: true, cart: settleCart({ ...cart, upgrades: [...cart.upgrades, upgrade] }) };
}
