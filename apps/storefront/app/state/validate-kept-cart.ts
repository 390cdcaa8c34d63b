import { isEmpty, validateCart } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { useCart } from "./cart.ts";
import { findItem, useCatalogue } from "./catalogue.ts";
import { changeCart } from "./change-cart.ts";
import { notify } from "./notifications.ts";
import { say } from "./say.ts";

/** Whenever the catalogue has come, or has come anew, the cart is brought in line with it. */
export function followCatalogueForCart(): void {
  validateKeptCart();
  useCatalogue.subscribe(({ products }, before) => {
    if (products !== before.products) validateKeptCart();
  });
}

/** What is gone leaves the cart, what has changed is changed there too; the person is told only of that. */
function validateKeptCart(): void {
  if (useCatalogue.getState().status !== "ready" || isEmpty(useCart.getState().cart)) return;
  let differs = false;
  changeCart((kept) => {
    const { cart, changed } = validateCart(kept, findItem);
    differs = changed;
    return cart;
  });
  if (differs)
    notify({ kind: "info", text: say(msg`The products in your cart have been updated`) });
}
