import { pendingFreebieChoice, type CartItem, type CartUpgrade } from "@autotune/commerce";
import { addItem, takeUpgrades } from "./cart-actions.ts";
import { goToCheckout, useCart, type Bought, type UpgradeBought } from "./cart.ts";
import { openFreebieChoice } from "./offer-dialog-store.ts";
import { rejectTrial } from "./reject-trial.ts";
import { hydrateCart } from "./hydrate-cart.ts";

/** Puts one more into the cart, asks for its gift where there is a choice, and goes to checkout. */
export async function buyItem(item: CartItem): Promise<Bought> {
  if (item.type === "trial") {
    const rejection = await rejectTrial(item);
    if (rejection !== undefined) return { ok: false, reason: rejection };
  }
  hydrateCart();
  addItem(item);
  const { pathname } = location;
  await chooseGift(item.path);
  // Going back closes the question too, and leads where the person wants to be.
  if (location.pathname === pathname) goToCheckout();
  return { ok: true };
}

/** An upgrade that replaces another one of the same licence says so on its line. */
export function buyUpgrades(upgrades: readonly CartUpgrade[]): UpgradeBought {
  hydrateCart();
  const taken = takeUpgrades(upgrades);
  if (taken.ok) goToCheckout();
  return taken;
}

/** Closed without a choice, it is offered again at the checkout. */
async function chooseGift(path: string): Promise<void> {
  const parent = pendingFreebieChoice(useCart.getState().cart);
  if (parent?.path === path) await openFreebieChoice(path);
}
