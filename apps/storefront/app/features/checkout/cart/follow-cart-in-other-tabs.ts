import { otherTabs } from "../../../platform/tabs/tab-channel.ts";
import { cartKey } from "./cart.ts";
import { showStoredCart } from "./change-cart.ts";

/** Shows the stored cart whenever another tab has changed it, or may have. */
export function followCartInOtherTabs(): void {
  otherTabs()?.listen("cart", showStoredCart);
  addEventListener("storage", ({ key }) => {
    // A cleared storage has a null key.
    if (key === cartKey || key === null) showStoredCart();
  });
  // A page from the back/forward cache has missed the other tabs' changes.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showStoredCart();
  });
}
