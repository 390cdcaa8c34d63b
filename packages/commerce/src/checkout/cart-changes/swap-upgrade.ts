import type { Cart, CartUpgrade } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";
import { isComplete } from "../upgrades/is-complete.ts";
import { isPaidWith } from "../upgrades/is-paid-with.ts";

export type SwappedUpgrade =
  | { readonly ok: true; readonly cart: Cart }
  | {
      readonly ok: false;
      readonly reason: "notInCart" | "alreadyUpgraded" | "missingProperties";
    };

/** Replaces the upgrade that a licence pays for with another one. */
export function swapUpgrade(
  cart: Cart,
  oldPurchaseId: string,
  upgrade: CartUpgrade,
): SwappedUpgrade {
  if (!isComplete(upgrade.qualifyingProduct)) return { ok: false, reason: "missingProperties" };
  const others = cart.upgrades.filter((other) => !isPaidWith(other, oldPurchaseId));
  if (others.length === cart.upgrades.length) return { ok: false, reason: "notInCart" };
  if (others.some((other) => isPaidWith(other, upgrade.qualifyingProduct.purchaseId)))
    return { ok: false, reason: "alreadyUpgraded" };
  const upgrades = cart.upgrades.map((other) =>
    isPaidWith(other, oldPurchaseId) ? upgrade : other,
  );
  return { ok: true, cart: settleCart({ ...cart, upgrades }) };
}
