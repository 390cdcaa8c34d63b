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
import { notify } from "../../../platform/notifications/notifications.ts";
import { openFreebieChoice } from "./offer-dialog-store.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { knownSummary } from "../../subscriptions/summary/summary.ts";
import { hydrateCart } from "./hydrate-cart.ts";

/** Puts one more into the cart, asks for its gift where there is a choice, and goes to checkout. */
export async function buyItem(item: CartItem): Promise<Bought> {
  if (item.type === "trial") {
    const rejection = await rejectTrial(item);
    if (rejection !== undefined) return { ok: false, reason: rejection };
  }
  hydrateCart();
  addItem(item);
  await chooseGift(item.path);
  goToCheckout();
  return { ok: true };
}

export function buyUpgrade(upgrade: CartUpgrade): UpgradeBought {
  hydrateCart();
  const taken = takeUpgrade(upgrade);
  if (!taken.ok && !(taken.reason === "alreadyInCart" && takeInstead(upgrade))) return taken;
  goToCheckout();
  return { ok: true };
}

/** Replaces another upgrade of the same licence. Nothing where it is the same one. */
function takeInstead(upgrade: CartUpgrade): boolean {
  const { upgrades } = useCart.getState().cart;
  if (upgrades.some((other) => upgradeKey(other) === upgradeKey(upgrade))) return false;
  return exchangeUpgrade(upgrade.qualifyingProduct.purchaseId, upgrade).ok;
}

async function rejectTrial(item: CartItem): Promise<"trialUsed" | "ignored" | undefined> {
  const decision = decideTrial({
    summary: await knownSummary(),
    isPromo: item.promoOnly,
    item,
  });
  if (decision === "allowed") return undefined;
  if (decision === "ignored") return "ignored";
  notify({ kind: "warning", text: translate(msg`You have already used your trial.`) });
  return "trialUsed";
}

/** Closed without a choice, it is offered again at the checkout. */
async function chooseGift(path: string): Promise<void> {
  const parent = pendingFreebieChoice(useCart.getState().cart);
  if (parent?.path === path) await openFreebieChoice(path);
}
