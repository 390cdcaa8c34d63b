import type { Cart, StoredLine } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { fetchRecoveredCart } from "../api/stored-cart.ts";
import { showCart, useCart } from "../cart/cart.ts";
import { findItem } from "../../catalogue/store/catalogue.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { addStoredCart } from "../cart/restore-cart.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { notifyMissingCode } from "../../../platform/notifications/notify-missing-code.ts";
import { hydrateCart } from "../cart/hydrate-cart.ts";
import { whenUserIsKnown } from "../../identity/session/when-user-is-known.ts";

/** Adds the cart that an email was about to the current one, and shows it. False if it should be retried. */
export async function recoverCart(token: string): Promise<boolean> {
  const found = await fetchRecoveredCart(token);
  if (found.kind === "failed") {
    notifyMissingCode();
    return false;
  }
  if (found.kind === "expired") return notifyLinkExpired();
  hydrateCart();
  const status = await whenUserIsKnown();
  // Marked so that it is not saved on the server again, which would trigger another reminder.
  const mark = (cart: Cart) => (holdsOne(cart, found.lines) ? { ...cart, recovered: true } : cart);
  if (!(await addStoredCart(found.lines, mark))) return false;
  // Nothing was restored where no product is sold any more, whatever else is in the cart.
  if (!holdsOne(useCart.getState().cart, found.lines)) return notifyLinkExpired();
  const hasUpgrades = found.lines.some(({ path }) => findItem(path) === undefined);
  if (hasUpgrades && status !== "signedIn")
    notify({
      kind: "info",
      text: translate(
        msg`Your cart is back. To add upgrades, sign in with the account that owns the license.`,
      ),
    });
  else notify({ kind: "success", text: translate(msg`Your cart is back.`) });
  showCart();
  return true;
}

function holdsOne({ products, upgrades }: Cart, lines: readonly StoredLine[]): boolean {
  return lines.some(
    ({ path }) => products[path] !== undefined || upgrades.some((one) => one.path === path),
  );
}

function notifyLinkExpired(): true {
  notify({
    kind: "info",
    text: translate(
      msg`This cart link no longer works. It has expired, or the cart was purchased or emptied.`,
    ),
    seconds: 20,
  });
  return true;
}
