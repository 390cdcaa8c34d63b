import { isEmpty, refreshCart } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { useCart } from "./cart.ts";
import { findItem, useCatalogue } from "../../catalogue/store/catalogue.ts";
import { changeCart } from "./change-cart.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";

/** Validates the cart whenever the catalogue was loaded. */
export function followCatalogueForCart(): void {
  validateStoredCart();
  useCatalogue.subscribe(({ products }, before) => {
    if (products !== before.products) validateStoredCart();
  });
}

/** Removes what is gone and updates what has changed; the person is notified only of a change. */
function validateStoredCart(): void {
  if (useCatalogue.getState().status !== "ready" || isEmpty(useCart.getState().cart)) return;
  let differs = false;
  changeCart((stored) => {
    const { cart, changed } = refreshCart(stored, findItem);
    differs = changed;
    return cart;
  });
  if (differs)
    notify({ kind: "info", text: translate(msg`The products in your cart have been updated`) });
}
