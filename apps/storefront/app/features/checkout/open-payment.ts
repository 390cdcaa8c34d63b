import { type Cart, type Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { askCheckout } from "../../calls/ask-checkout.ts";
import { postCheckout, type PostedCheckout } from "../../calls/post-checkout.ts";
import type { Order } from "../../calls/read-order.ts";
import {
  cartFingerprint,
  completePurchase,
  forgetOpenCheckout,
  keepOpenCheckout,
  readOpenCheckout,
} from "../../state/purchase.ts";

export type EarlierPayment =
  | { kind: "none" }
  | { kind: "begun"; checkoutId: string; sessionId: string; fingerprint: string }
  | { kind: "ordered"; checkoutId: string; order: Order | undefined }
  | { kind: "unreachable" };

/** What became of the payment that this browser opened last. */
export async function askEarlierPayment(): Promise<EarlierPayment> {
  const open = readOpenCheckout();
  if (open === undefined) return { kind: "none" };
  const { checkoutId } = open;
  const standing = await askCheckout(checkoutId);
  switch (standing.kind) {
    case "ordered":
      completePurchase(checkoutId);
      return { kind: "ordered", checkoutId, order: standing.order };
    case "open":
      // The frame said that it was paid: the order is on its way, and the frame must not open again.
      return open.paid
        ? { kind: "ordered", checkoutId, order: undefined }
        : { kind: "begun", ...open };
    case "gone":
      forgetOpenCheckout();
      return { kind: "none" };
    case "unreachable":
      return { kind: "unreachable" };
  }
}

export type OpenedPayment =
  | PostedCheckout
  | { kind: "ordered"; checkoutId: string; order: Order | undefined };

/** Opens a payment for the cart; where one is open for the same cart, in whatever tab, that one goes on. */
export async function openPayment(
  cart: Cart,
  currency: Currency,
  language: Language,
): Promise<OpenedPayment> {
  const fingerprint = cartFingerprint(cart, currency);
  const earlier = await askEarlierPayment();
  if (earlier.kind === "ordered") return earlier;
  if (earlier.kind === "unreachable") return { kind: "unavailable" };
  if (earlier.kind === "begun" && earlier.fingerprint === fingerprint) {
    const { checkoutId, sessionId } = earlier;
    return { kind: "opened", checkoutId, sessionId };
  }
  const posted = await postCheckout(cart, currency, language);
  if (posted.kind === "opened") {
    const { checkoutId, sessionId } = posted;
    keepOpenCheckout({ checkoutId, sessionId, fingerprint, paid: false, openedAt: Date.now() });
  }
  return posted;
}
