import type { Cart, CartUpgrade } from "../cart/cart.ts";
import { upgradeKey } from "../totals/cart-totals.ts";
import { isPaidWith } from "../upgrades/is-paid-with.ts";
import { addUpgrade, type AddedUpgrade } from "./add-upgrade.ts";
import { swapUpgrade } from "./swap-upgrade.ts";

/**
 * Puts upgrades into the cart. A licence pays for one only: the other one that it pays for is replaced, and the new line
 * says so. Those that are in the cart already stay as they are; where all of them are, that is the answer.
 */
export function takeUpgrades(cart: Cart, upgrades: readonly CartUpgrade[]): AddedUpgrade {
  const inCart = new Set(cart.upgrades.map(upgradeKey));
  const wanted = upgrades.filter((upgrade) => !inCart.has(upgradeKey(upgrade)));
  if (wanted.length === 0) return { ok: false, reason: "alreadyInCart" };
  let changed = cart;
  for (const upgrade of wanted) {
    const taken = takeUpgrade(changed, upgrade);
    if (!taken.ok) return taken;
    changed = taken.cart;
  }
  return { ok: true, cart: changed };
}

function takeUpgrade(cart: Cart, upgrade: CartUpgrade): AddedUpgrade {
  const { purchaseId } = upgrade.qualifyingProduct;
  const other = cart.upgrades.find((candidate) => isPaidWith(candidate, purchaseId));
  if (other === undefined) return addUpgrade(cart, upgrade);
  const swapped = swapUpgrade(cart, purchaseId, { ...upgrade, replaces: other.name });
  return swapped.ok ? swapped : { ok: false, reason: "missingProperties" };
}
