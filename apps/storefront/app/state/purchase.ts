import { cartProducts, emptyCart, type Cart, type Currency } from "@autotune/commerce";
import { isRecord } from "../calls/is-record.ts";
import { changeCart, shownCurrency } from "./cart.ts";

/** A payment that was begun: kept, so that a reload, a second tab or the back button never pays twice. */
export interface OpenCheckout {
  readonly checkoutId: string;
  /** What the provider's script opens. */
  readonly sessionId: string;
  /** The cart that it is for. */
  readonly fingerprint: string;
  /** The provider's frame said that an order was made. A hint: the server decides. */
  readonly paid: boolean;
  readonly openedAt: number;
}

const storageKey = "open-checkout";
/** The provider's sessions live 24 hours; one that is about to end is not offered again. */
const longest = 23 * 60 * 60 * 1000;

export function keepOpenCheckout(open: OpenCheckout): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(open));
  } catch {
    // Storage is full or forbidden: a reload will begin a new payment.
  }
}

export function forgetOpenCheckout(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Where nothing can be kept, nothing must be forgotten.
  }
}

export function readOpenCheckout(now = Date.now()): OpenCheckout | undefined {
  try {
    const open = parseOpenCheckout(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
    return open !== undefined && now - open.openedAt < longest ? open : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the provider's word, so that a reload waits for the order instead of paying again. */
export function markPaid(checkoutId: string): void {
  const open = readOpenCheckout();
  if (open?.checkoutId === checkoutId) keepOpenCheckout({ ...open, paid: true });
}

/** The order is there: the cart that was paid for is emptied, once. A cart changed since then is kept. */
export function completePurchase(checkoutId: string): void {
  const open = readOpenCheckout();
  if (open?.checkoutId !== checkoutId) return;
  forgetOpenCheckout();
  changeCart((cart) =>
    cartFingerprint(cart, shownCurrency()) === open.fingerprint ? emptyCart : cart,
  );
}

/** Equal for two carts that would be charged alike. */
export function cartFingerprint(cart: Cart, currency: Currency): string {
  const lines = cartProducts(cart).map(
    ({ path, quantity, prices }) => `${path} ${quantity} ${prices[currency]}`,
  );
  return [currency, ...lines.toSorted()].join("\n");
}

function parseOpenCheckout(value: unknown): OpenCheckout | undefined {
  if (!isRecord(value)) return undefined;
  const { checkoutId, sessionId, fingerprint, paid, openedAt } = value;
  const readable =
    typeof checkoutId === "string" &&
    typeof sessionId === "string" &&
    typeof fingerprint === "string" &&
    typeof paid === "boolean" &&
    typeof openedAt === "number";
  return readable ? { checkoutId, sessionId, fingerprint, paid, openedAt } : undefined;
}
