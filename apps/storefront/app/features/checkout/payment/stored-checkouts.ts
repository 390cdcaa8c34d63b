import { takeFromCart } from "@autotune/commerce";
import type { Order } from "../api/read-order.ts";
import { changeCart } from "../cart/change-cart.ts";
import { parseStoredCheckouts, type StoredCheckout } from "./parse-stored-checkouts.ts";

const listKey = "open-checkouts";
/** Changes whenever a payment became an order; other tabs listen to it. */
const completedKey = "checkout-completed";

/** Fallback without storage, as long as this page lives. */
let unsaved: readonly StoredCheckout[] | undefined;

/** The payments that were begun in this browser, oldest first. */
export function storedCheckouts(now = Date.now()): readonly StoredCheckout[] {
  if (unsaved !== undefined) return unsaved;
  try {
    return parseStoredCheckouts(JSON.parse(localStorage.getItem(listKey) ?? "[]"), now);
  } catch {
    return [];
  }
}

export function findStoredCheckout(checkoutId: string): StoredCheckout | undefined {
  return storedCheckouts().find((checkout) => checkout.checkoutId === checkoutId);
}

export function saveCheckout(checkout: StoredCheckout): void {
  const others = storedCheckouts().filter(({ checkoutId }) => checkoutId !== checkout.checkoutId);
  saveAll([...others, checkout]);
}

export function deleteCheckout(forgotten: string): void {
  saveAll(storedCheckouts().filter(({ checkoutId }) => checkoutId !== forgotten));
}

/** The provider's frame reported an order: its lines leave the cart at once. */
export function markPaid(checkoutId: string): void {
  const checkout = findStoredCheckout(checkoutId);
  if (checkout === undefined) return;
  takeLines(checkout);
  saveCheckout({ ...checkout, paid: true, taken: true });
  announceCompleted(checkoutId);
}

/** The server reported an order. After a failed payment nothing was bought: the cart stays as it is. */
export function settleCheckout(checkoutId: string, state: Order["state"]): void {
  const checkout = findStoredCheckout(checkoutId);
  if (checkout === undefined) return;
  if (state !== "failed") takeLines(checkout);
  deleteCheckout(checkoutId);
  if (state !== "failed" && !checkout.paid) announceCompleted(checkoutId);
}

/** Calls back when another tab has completed a purchase. The returned function unsubscribes. */
export function followPurchases(completed: (checkoutId: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === completedKey && newValue !== null) completed(newValue.split(" ")[0] ?? "");
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}

function takeLines({ taken, lines }: StoredCheckout): void {
  if (taken) return;
  const bought = lines.map(({ path, quantity, qualifyingProduct }) => ({
    path,
    quantity,
    purchaseId: qualifyingProduct?.purchaseId ?? null,
  }));
  changeCart((cart) => takeFromCart(cart, bought));
}

function saveAll(list: readonly StoredCheckout[]): void {
  try {
    localStorage.setItem(listKey, JSON.stringify(list));
    unsaved = undefined;
  } catch {
    unsaved = list;
  }
}

function announceCompleted(checkoutId: string): void {
  try {
    // With the time, because only a changed value fires a storage event.
    localStorage.setItem(completedKey, `${checkoutId} ${Date.now()}`);
  } catch {
    // Without storage the other tabs check with the server before they pay.
  }
}
