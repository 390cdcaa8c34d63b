import { forgetPerson } from "@autotune/commerce";
import { cartKey, useCart } from "./cart.ts";
import { changeCart, showKeptCart } from "./change-cart.ts";
import { followCartForServer } from "./post-cart-changes.ts";
import { otherTabs } from "./tabs.ts";
import { useUser } from "./user-store.ts";
import { followCatalogueForCart } from "./validate-kept-cart.ts";

let awake = false;

/** Shows the kept cart, and from then on lets it follow the other tabs, the person and the catalogue. */
export function wakeCart(): void {
  if (awake) return;
  awake = true;
  showKeptCart();
  otherTabs()?.listen("cart", showKeptCart);
  addEventListener("storage", ({ key }) => {
    // A cleared storage names no key.
    if (key === cartKey || key === null) showKeptCart();
  });
  // A page that the back button brings back has slept through the other tabs' changes.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showKeptCart();
  });
  forgetWhoLeft();
  useUser.subscribe(forgetWhoLeft);
  followCatalogueForCart();
  followCartForServer();
}

/** Upgrades are paid with licences of one person: they leave with them. */
function forgetWhoLeft(): void {
  const { status } = useUser.getState();
  if (status === "signedOut" && useCart.getState().cart.upgrades.length > 0)
    changeCart(forgetPerson);
}
