import { takeFromCart } from "@autotune/commerce";
import type { Order } from "../api/read-order.ts";
import { changeCart } from "../cart/change-cart.ts";
import { takeFromSeenCart } from "../cart/seen-cart.ts";
import { storedJson, storedText } from "../../../platform/storage/stored-value.ts";
import { parseStoredCheckouts, type StoredCheckout } from "./parse-stored-checkouts.ts";

const list = storedJson("open-checkouts", (value) => value);
/** Changes whenever a payment became an order; other tabs listen to it. */
const completion = storedText("checkout-completed");

/** Fallback without storage, as long as this page lives. */
let unsaved: readonly StoredCheckout[] | undefined;

/** The payments that were begun in this browser, oldest first. */
export function storedCheckouts(now = Date.now()): readonly StoredCheckout[] {
  return unsaved ?? parseStoredCheckouts(list.read(), now);
}

export function findStoredCheckout(checkoutId: string): StoredCheckout | undefined {
  return storedCheckouts().find((checkout) => checkout.checkoutId === checkoutId);
}

export function saveCheckout(checkout: StoredCheckout): void {
  const others = storedCheckouts().filter(({ checkoutId }) => checkoutId !== checkout.checkoutId);
  saveAll([...others, checkout]);
}

export function deleteCheckout(deleted: string): void {
  saveAll(storedCheckouts().filter(({ checkoutId }) => checkoutId !== deleted));
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
  const stop = new AbortController();
  completion.follow((text) => {
    if (text !== undefined) completed(text.split(" ")[0] ?? "");
  }, stop.signal);
  return () => stop.abort();
}

function takeLines({ taken, lines }: StoredCheckout): void {
  if (taken) return;
  const bought = lines.map(({ path, quantity, qualifyingProduct }) => ({
    path,
    quantity,
    purchaseId: qualifyingProduct?.purchaseId ?? null,
  }));
  changeCart((cart) => takeFromCart(cart, bought));
  takeFromSeenCart(bought);
}

function saveAll(checkouts: readonly StoredCheckout[]): void {
  unsaved = list.save(checkouts) ? undefined : checkouts;
}

function announceCompleted(checkoutId: string): void {
  // With the time, because only a changed value fires a storage event. Without storage the other tabs check with the
  // server before they pay.
  completion.save(`${checkoutId} ${Date.now()}`);
}
