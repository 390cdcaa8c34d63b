import { emptyCart, giveFreebies, parseCart, type Cart } from "@autotune/commerce";
import { cartKey, useCart } from "./cart.ts";
import { findItem } from "../../catalogue/store/catalogue.ts";
import { otherTabs } from "../../../platform/tabs/tab-channel.ts";

/** The last change could not be stored: the cart lives as long as this page. */
let unsaved = false;

/** The stored cart, not what this tab saw last: another tab may have been quicker. */
export function currentCart(): Cart {
  return readStored() ?? useCart.getState().cart;
}

export function changeCart(rule: (cart: Cart) => Cart): void {
  saveCart(rule(currentCart()));
}

type Tried<Reason> =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: Reason };

/** The same by a rule that may reject. */
export function tryToChangeCart<Reason>(
  rule: (cart: Cart) => Tried<Reason>,
): { readonly ok: true } | { readonly ok: false; readonly reason: Reason } {
  const tried = rule(currentCart());
  if (!tried.ok) return tried;
  saveCart(tried.cart);
  return { ok: true };
}

/** Shows the stored cart; without storage, the one from another tab's message. */
export function showStoredCart(message?: string): void {
  const cart = readStored() ?? (message === undefined ? undefined : readText(message));
  useCart.setState((before) => ({ status: "ready", cart: cart ?? before.cart }));
}

function saveCart(changed: Cart): void {
  const cart = giveFreebies(changed, findItem);
  useCart.setState({ status: "ready", cart });
  const text = JSON.stringify(cart);
  try {
    // An unchanged cart is not broadcast.
    if (localStorage.getItem(cartKey) === text) return;
    localStorage.setItem(cartKey, text);
    unsaved = false;
  } catch {
    unsaved = true;
  }
  otherTabs()?.send("cart", text);
}

/** Undefined without storage. */
function readStored(): Cart | undefined {
  if (unsaved) return undefined;
  try {
    const text = localStorage.getItem(cartKey);
    return text === null ? emptyCart : readText(text);
  } catch {
    return undefined;
  }
}

/** Unreadable text is no cart. */
function readText(text: string): Cart {
  try {
    return parseCart(JSON.parse(text));
  } catch {
    return emptyCart;
  }
}
