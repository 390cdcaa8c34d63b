import type { Cart, KeptLine } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { askRecoveredCart } from "../../calls/kept-cart.ts";
import { showCart, useCart } from "../../state/cart.ts";
import { findItem } from "../../state/catalogue.ts";
import { notify } from "../../state/notifications.ts";
import { addKeptCart } from "../../state/restore-cart.ts";
import { say } from "../../state/say.ts";
import { sayTryAgain } from "../../state/say-try-again.ts";
import { wakeCart } from "../../state/wake-cart.ts";
import { whenUserIsKnown } from "../../state/when-user-is-known.ts";

/** Brings back the cart that a mail was about, beside what lies here, and shows it. False where it may come later. */
export async function recoverCart(token: string): Promise<boolean> {
  const found = await askRecoveredCart(token);
  if (found.kind === "failed") {
    sayTryAgain();
    return false;
  }
  if (found.kind === "expired") return saySpent();
  wakeCart();
  const status = await whenUserIsKnown();
  // Marked so that it is not told to the server again, which would have it reminded of anew.
  const mark = (cart: Cart) => (holdsOne(cart, found.lines) ? { ...cart, recovered: true } : cart);
  if (!(await addKeptCart(found.lines, mark))) return false;
  // Of what is no longer sold nothing has come back, whatever else lies here.
  if (!holdsOne(useCart.getState().cart, found.lines)) return saySpent();
  const hasUpgrades = found.lines.some(({ path }) => findItem(path) === undefined);
  if (hasUpgrades && status !== "signedIn")
    notify({
      kind: "info",
      text: say(msg`Your cart is back. Upgrades are added for the person who owns the licence.`),
    });
  else notify({ kind: "success", text: say(msg`Your cart is back.`) });
  showCart();
  return true;
}

function holdsOne({ products, upgrades }: Cart, lines: readonly KeptLine[]): boolean {
  return lines.some(
    ({ path }) => products[path] !== undefined || upgrades.some((one) => one.path === path),
  );
}

function saySpent(): true {
  notify({
    kind: "info",
    text: say(
      msg`This link no longer leads to a cart: it is too old, or the cart was bought or emptied.`,
    ),
    seconds: 20,
  });
  return true;
}
