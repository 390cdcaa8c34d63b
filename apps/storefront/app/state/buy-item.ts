import {
  decideTrial,
  pendingFreebieChoice,
  upgradeKey,
  type CartItem,
  type CartUpgrade,
} from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { addItem, exchangeUpgrade, takeUpgrade } from "./cart-actions.ts";
import { goToCheckout, useCart, type Bought, type UpgradeBought } from "./cart.ts";
import { notify } from "./notifications.ts";
import { openFreebieChoice } from "./offer-dialogs.ts";
import { say } from "./say.ts";
import { knownSummary } from "./summary.ts";
import { wakeCart } from "./wake-cart.ts";

/** Puts one more into the cart, asks for its gift where there is a choice, and goes to checkout. */
export async function buyItem(item: CartItem): Promise<Bought> {
  if (item.type === "trial") {
    const refused = await refuseTrial(item);
    if (refused !== undefined) return { ok: false, reason: refused };
  }
  wakeCart();
  addItem(item);
  await chooseGift(item.path);
  goToCheckout();
  return { ok: true };
}

export function buyUpgrade(upgrade: CartUpgrade): UpgradeBought {
  wakeCart();
  const taken = takeUpgrade(upgrade);
  if (!taken.ok && !(taken.reason === "alreadyInCart" && takeInstead(upgrade))) return taken;
  goToCheckout();
  return { ok: true };
}

/** Gives the licence for this instead of what it was given for. Nothing where that is the same. */
function takeInstead(upgrade: CartUpgrade): boolean {
  const { upgrades } = useCart.getState().cart;
  if (upgrades.some((other) => upgradeKey(other) === upgradeKey(upgrade))) return false;
  return exchangeUpgrade(upgrade.qualifyingProduct.purchaseId, upgrade).ok;
}

async function refuseTrial(item: CartItem): Promise<"trialUsed" | "ignored" | undefined> {
  const decision = decideTrial({
    summary: await knownSummary(),
    isPromo: item.promoOnly,
    item,
  });
  if (decision === "allowed") return undefined;
  if (decision === "ignored") return "ignored";
  notify({ kind: "warning", text: say(msg`You have already used your trial.`) });
  return "trialUsed";
}

/** Whoever closes the choice is asked again at the checkout. */
async function chooseGift(path: string): Promise<void> {
  const parent = pendingFreebieChoice(useCart.getState().cart);
  if (parent?.path === path) await openFreebieChoice(path);
}
