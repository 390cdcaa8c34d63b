import { clearPerson } from "@autotune/commerce";
import { useCart } from "./cart.ts";
import { changeCart, showStoredCart } from "./change-cart.ts";
import { followCartForServer } from "./post-cart-changes.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { followCartInOtherTabs } from "./follow-cart-in-other-tabs.ts";
import { followCatalogueForCart } from "./follow-catalogue-for-cart.ts";

let hydrated = false;

/** Shows the stored cart, and from then on lets it follow the other tabs, the user and the catalogue. */
export function hydrateCart(): void {
  if (hydrated) return;
  hydrated = true;
  showStoredCart();
  followCartInOtherTabs();
  clearPersonUpgrades();
  useUser.subscribe(clearPersonUpgrades);
  followCatalogueForCart();
  followCartForServer();
}

/** Upgrades need licences of one person: they are removed when that person logs out. */
function clearPersonUpgrades(): void {
  const { status } = useUser.getState();
  if (status === "signedOut" && useCart.getState().cart.upgrades.length > 0)
    changeCart(clearPerson);
}
