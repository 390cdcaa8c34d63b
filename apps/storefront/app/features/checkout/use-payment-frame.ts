import type { Dispatch } from "react";
import { forgetCheckout, markPaid } from "../../state/purchase.ts";
import type { CheckoutEvent, CheckoutState, Problem } from "./advance-checkout.ts";
import { readProviderError } from "./read-provider-error.ts";
import { isDecline, isSubmission, readClosed, readOrderHint } from "./read-provider-hint.ts";

/** Milliseconds. Until then a payment that was under way when its form was closed may still become an order. */
const outcomeSettles = 10_000;

/**
 * What the provider's frame reports, as events of the checkout. `check` asks the server how things stand,
 * and tells whether a payment for this cart is still without an order.
 */
export function usePaymentFrame(
  state: CheckoutState,
  dispatch: Dispatch<CheckoutEvent>,
  check: () => Promise<boolean>,
) {
  const opened = state.step === "paying" ? state.session.checkoutId : undefined;
  const submitted = state.step === "paying" && state.submitted;

  /** The frame's word for an order. The screen first: what leaves the cart then changes nothing on it. */
  const finish = (stays: boolean) => {
    dispatch({ type: "frameClosed", ordered: true, stays });
    if (opened !== undefined) markPaid(opened);
  };

  return {
    onOrder: (value: unknown) => {
      const hint = readOrderHint(value);
      if (hint.ok) {
        finish(hint.stays);
        return;
      }
      const problem: Problem = { kind: "transaction", text: hint.text };
      dispatch({ type: "frameFailed", begun: true, problem });
      // Something was ordered all the same, perhaps: the server knows.
      void check();
    },
    onClosed: (value: unknown) =>
      readClosed(value)
        ? finish(false)
        : dispatch({ type: "frameClosed", ordered: false, stays: false }),
    onError: (status: unknown, text: unknown) => {
      const { problem, gone } = readProviderError(status, text);
      if (gone && opened !== undefined) forgetCheckout(opened);
      dispatch({ type: "frameFailed", begun: !gone, problem });
    },
    onEvent: (value: unknown) => {
      if (isSubmission(value)) dispatch({ type: "submitted" });
      if (!isDecline(value)) return;
      dispatch({ type: "declined" });
      // Where the cart or the person has changed meanwhile, the checkout begins anew.
      void check();
    },
    onMissing: () =>
      dispatch({ type: "frameFailed", begun: true, problem: { kind: "unavailable" } }),
    onCancel: () => {
      dispatch({ type: "cancelled" });
      // Where it was too late to close it, the order is shown.
      void check();
      if (!submitted) return;
      setTimeout(() => {
        void check().then((open) => {
          if (open) dispatch({ type: "foundUnpaid" });
        });
      }, outcomeSettles);
    },
  };
}
