import { emptyCart, giveFreebies, parseCart, type Cart } from "@autotune/commerce";
import { cartKey, useCart } from "./cart.ts";
import { findItem } from "./catalogue.ts";
import { otherTabs } from "./tabs.ts";

/** The last change could not be stored: the cart lives as long as this page. */
let unsaved = false;

/** Changes what is kept now, not what this tab saw last: another tab may have been quicker. */
export function changeCart(rule: (cart: Cart) => Cart): void {
  keepCart(rule(readKept() ?? useCart.getState().cart));
}

type Tried<Reason> =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly reason: Reason };

/** The same by a rule that may refuse. */
export function tryToChangeCart<Reason>(
  rule: (cart: Cart) => Tried<Reason>,
): { readonly ok: true } | { readonly ok: false; readonly reason: Reason } {
  const tried = rule(readKept() ?? useCart.getState().cart);
  if (!tried.ok) return tried;
  keepCart(tried.cart);
  return { ok: true };
}

/** Shows the cart as it is kept. Where storing is forbidden, as another tab told of it. */
export function showKeptCart(told?: string): void {
  const cart = readKept() ?? (told === undefined ? undefined : readText(told));
  useCart.setState((before) => ({ status: "ready", cart: cart ?? before.cart }));
}

function keepCart(changed: Cart): void {
  const cart = giveFreebies(changed, findItem);
  useCart.setState({ status: "ready", cart });
  const text = JSON.stringify(cart);
  try {
    // A rule that changed nothing is no news.
    if (localStorage.getItem(cartKey) === text) return;
    localStorage.setItem(cartKey, text);
    unsaved = false;
  } catch {
    unsaved = true;
  }
  otherTabs()?.tell("cart", text);
}

/** Undefined where nothing can be kept. */
function readKept(): Cart | undefined {
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
