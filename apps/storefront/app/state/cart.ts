import { emptyCart, type Cart, type CartItem, type CartUpgrade } from "@autotune/commerce";
import { linkTo, splitLanguage } from "@autotune/routes";
import { create } from "zustand";

interface CartState {
  /** Pages are the same for everyone: what lies in the cart is known only after the browser was asked. */
  readonly status: "unknown" | "ready";
  readonly cart: Cart;
  /** The drawer is open. */
  readonly visible: boolean;
}

/** Where the browser keeps it. */
export const cartKey = "cart";

/**
 * The cart as the page shows it. Every page carries this file, so it only holds the cart; the rules that
 * change it are in `cart-actions.ts`, which comes when a cart is there or begins.
 */
export const useCart = create<CartState>(() => ({
  status: "unknown",
  cart: emptyCart,
  visible: false,
}));

/** Milliseconds until the code is asked for again that could not be fetched. */
const nextTry = 2000;

/**
 * Finds out what lies in the cart. Most visitors have none, so they do not load the code that reads it; it
 * comes to them later, with what follows the other tabs.
 */
export function loadCart(): void {
  if (hasKept()) void wake();
  else useCart.setState({ status: "ready" });
}

async function wake(): Promise<void> {
  try {
    const { wakeCart } = await import("./wake-cart.ts");
    wakeCart();
  } catch {
    setTimeout(() => void wake(), nextTry);
  }
}

function hasKept(): boolean {
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
  /** The person is told that they had their trial; a trial that is none is silently left alone. */
  | { readonly ok: false; readonly reason: "trialUsed" | "ignored" };

/**
 * The one way to put something into the cart: by the rules, with its gifts, asking which where there is a
 * choice. Then it goes to checkout.
 */
export async function buy(item: CartItem): Promise<Bought> {
  const { buyItem } = await import("./buy-item.ts");
  return buyItem(item);
}

export type UpgradeBought =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "alreadyInCart" | "missingProperties" };

/** Puts an upgrade of something that the person owns into the cart and goes to checkout. */
export async function addUpgradeToCart(upgrade: CartUpgrade): Promise<UpgradeBought> {
  const { buyUpgrade } = await import("./buy-item.ts");
  return buyUpgrade(upgrade);
}

/** Checkout has a policy of its own, so it is a new document. */
export function goToCheckout(): void {
  location.assign(linkTo("Checkout", {}, splitLanguage(location.pathname).language));
}
