import { emptyCart, type Cart, type CartItem, type CartUpgrade } from "@autotune/commerce";
import { linkTo, splitLanguage } from "@autotune/routes";
import { create } from "zustand";

interface CartState {
  /** Pages are the same for everyone: the cart is unknown until it is read from storage. */
  readonly status: "unknown" | "ready";
  readonly cart: Cart;
  /** The drawer is open. */
  readonly visible: boolean;
}

/** The key in localStorage. */
export const cartKey = "cart";

/**
 * The cart as the page shows it. Every page carries this file, so it only holds the cart; the rules that
 * change it are in `cart-actions.ts`, which is loaded when there is a cart or one begins.
 */
export const useCart = create<CartState>(() => ({
  status: "unknown",
  cart: emptyCart,
  visible: false,
}));

/** Milliseconds until loading the code is retried. */
const nextTry = 2000;

/**
 * Reads the stored cart. Most visitors have none, so they do not load the code for it; it comes later, with the
 * code that follows the other tabs (`follow-cart-in-other-tabs.ts`).
 */
export function loadCart(): void {
  if (hasStoredCart()) void hydrate();
  else useCart.setState({ status: "ready" });
}

async function hydrate(): Promise<void> {
  try {
    const { hydrateCart } = await import("./hydrate-cart.ts");
    hydrateCart();
  } catch {
    setTimeout(() => void hydrate(), nextTry);
  }
}

function hasStoredCart(): boolean {
  try {
    return localStorage.getItem(cartKey) !== null;
  } catch {
    return false;
  }
}

export function showCart(): void {
  useCart.setState({ visible: true });
}

export function hideCart(): void {
  useCart.setState({ visible: false });
}

export type Bought =
  | { readonly ok: true }
  /** `trialUsed`: the person is notified. `ignored`: not a valid trial, silently left alone. */
  | { readonly ok: false; readonly reason: "trialUsed" | "ignored" };

/**
 * The only way to add something to the cart: by the rules, and with its gifts, which the person chooses where there
 * is a choice. Then it goes to checkout.
 */
export async function buy(item: CartItem): Promise<Bought> {
  const { buyItem } = await import("./buy-item.ts");
  return buyItem(item);
}

export type UpgradeBought =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "alreadyInCart" | "missingProperties" };

/** Puts upgrades of what the person owns into the cart and goes to checkout. */
export async function addUpgradesToCart(upgrades: readonly CartUpgrade[]): Promise<UpgradeBought> {
  const { buyUpgrades } = await import("./buy-item.ts");
  return buyUpgrades(upgrades);
}

/** Checkout has a content security policy of its own, so it is a new document. */
export function goToCheckout(): void {
  location.assign(linkTo("Checkout", {}, splitLanguage(location.pathname).language));
}
