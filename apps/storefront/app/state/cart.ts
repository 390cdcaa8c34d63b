import {
  addToCart,
  changeQuantity,
  defaultCurrency,
  emptyCart,
  isCurrency,
  parseCart,
  removeFromCart,
  type Cart,
  type CartItem,
  type Currency,
} from "@autotune/commerce";
import { create } from "zustand";

interface CartState {
  /** Pages are the same for everyone: what lies in the cart is known only after the browser was asked. */
  readonly status: "unknown" | "ready";
  readonly cart: Cart;
  /** The drawer is open. */
  readonly visible: boolean;
}

const storageKey = "cart";

export const useCart = create<CartState>(() => ({
  status: "unknown",
  cart: emptyCart,
  visible: false,
}));

let followed = false;

/** Reads the kept cart and from then on follows the other tabs. Calling it again does nothing. */
export function loadCart(): void {
  if (followed) return;
  followed = true;
  readAgain();
  addEventListener("storage", ({ key }) => {
    // A cleared storage names no key.
    if (key === storageKey || key === null) readAgain();
  });
  // A page that the back button brings back has slept through the other tabs' changes.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
}

export function addItem(item: CartItem): void {
  changeCart((cart) => addToCart(cart, item));
}

export function setQuantity(path: string, quantity: number): void {
  changeCart((cart) => changeQuantity(cart, path, quantity));
}

export function removeItem(path: string): void {
  changeCart((cart) => removeFromCart(cart, path));
}

export function showCart(): void {
  useCart.setState({ visible: true });
}

export function hideCart(): void {
  useCart.setState({ visible: false });
}

/** Changes what is kept now, not what this tab saw last: another tab may have been quicker. */
export function changeCart(rule: (cart: Cart) => Cart): void {
  const cart = rule(readKept());
  try {
    localStorage.setItem(storageKey, JSON.stringify(cart));
  } catch {
    // Storage is full or forbidden: the cart lives as long as this page.
  }
  useCart.setState({ status: "ready", cart });
}

/** The currency of the prices on this page; the document got it before the first paint. */
export function shownCurrency(): Currency {
  const named = document.documentElement.dataset["currency"] ?? defaultCurrency;
  return isCurrency(named) ? named : defaultCurrency;
}

function readAgain(): void {
  useCart.setState({ status: "ready", cart: readKept() });
}

function readKept(): Cart {
  try {
    const text = localStorage.getItem(storageKey);
    return text === null ? emptyCart : parseCart(JSON.parse(text));
  } catch (error) {
    // Unreadable text is no cart; where storage is forbidden, the cart of this page goes on.
    return error instanceof SyntaxError ? emptyCart : useCart.getState().cart;
  }
}
