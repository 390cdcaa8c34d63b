import { takeFromCart } from "@autotune/commerce";
import type { Order } from "../calls/read-order.ts";
import { changeCart } from "./change-cart.ts";
import { parseKeptCheckouts, type KeptCheckout } from "./kept-purchases.ts";

const listKey = "open-checkouts";
/** Changes whenever a payment became an order: what other tabs listen to. */
const completedKey = "checkout-completed";

/** What could not be stored lives as long as this page. */
let unsaved: readonly KeptCheckout[] | undefined;

/** The payments that were begun in this browser, oldest first. */
export function keptCheckouts(now = Date.now()): readonly KeptCheckout[] {
  if (unsaved !== undefined) return unsaved;
  try {
    return parseKeptCheckouts(JSON.parse(localStorage.getItem(listKey) ?? "[]"), now);
  } catch {
    return [];
  }
}

export function findKept(checkoutId: string): KeptCheckout | undefined {
  return keptCheckouts().find((kept) => kept.checkoutId === checkoutId);
}

export function keepCheckout(kept: KeptCheckout): void {
  const others = keptCheckouts().filter(({ checkoutId }) => checkoutId !== kept.checkoutId);
  keepAll([...others, kept]);
}

export function forgetCheckout(forgotten: string): void {
  keepAll(keptCheckouts().filter(({ checkoutId }) => checkoutId !== forgotten));
}

/** The provider's frame said that an order was made: what was bought leaves the cart at once. */
export function markPaid(checkoutId: string): void {
  const kept = findKept(checkoutId);
  if (kept === undefined) return;
  takeLines(kept);
  keepCheckout({ ...kept, paid: true, taken: true });
  announceCompleted(checkoutId);
}

/** The server told of an order. Of a payment that failed nothing was bought: the cart stays as it is. */
export function settleCheckout(checkoutId: string, state: Order["state"]): void {
  const kept = findKept(checkoutId);
  if (kept === undefined) return;
  if (state !== "failed") takeLines(kept);
  forgetCheckout(checkoutId);
  if (state !== "failed" && !kept.paid) announceCompleted(checkoutId);
}

/** Calls back when another tab has completed a purchase. Returns what ends it. */
export function followPurchases(completed: (checkoutId: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === completedKey && newValue !== null) completed(newValue.split(" ")[0] ?? "");
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function takeLines({ taken, lines }: KeptCheckout): void {
  if (taken) return;
  const bought = lines.map(({ path, quantity, qualifyingProduct }) => ({
    path,
    quantity,
    purchaseId: qualifyingProduct?.purchaseId ?? null,
  }));
  changeCart((cart) => takeFromCart(cart, bought));
}

function keepAll(list: readonly KeptCheckout[]): void {
  try {
    localStorage.setItem(listKey, JSON.stringify(list));
    unsaved = undefined;
  } catch {
    unsaved = list;
  }
}

function announceCompleted(checkoutId: string): void {
  try {
    // With the time, because only a changed value is told to other tabs.
    localStorage.setItem(completedKey, `${checkoutId} ${Date.now()}`);
  } catch {
    // Where storing is forbidden, other tabs ask the server before they pay.
  }
}
