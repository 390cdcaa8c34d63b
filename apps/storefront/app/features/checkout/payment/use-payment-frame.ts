import type { Dispatch } from "react";
import { deleteCheckout, markPaid } from "./stored-checkouts.ts";
import type { CheckoutEvent, CheckoutState, Problem } from "./advance-checkout.ts";
import {
  isDecline,
  isSubmission,
  readClosed,
  readOrderHint,
  readProviderError,
  readSessionCharge,
} from "./provider.ts";

/** Milliseconds. By then a payment that was in progress when its form was closed has become an order or failed. */
const outcomeSettles = 10_000;

/**
 * Turns reports of the provider's frame into checkout events. `check` fetches the status from the server, and returns
 * whether a payment for this cart still has no order.
 */
export function usePaymentFrame(
  state: CheckoutState,
  dispatch: Dispatch<CheckoutEvent>,
  check: () => Promise<boolean>,
) {
  const opened = state.step === "paying" ? state.session.checkoutId : undefined;
  const submitted = state.step === "paying" && state.submitted;

  /** The frame reported an order. First the screen, so that removing the lines from the cart does not change it. */
  const finish = (stays: boolean) => {
    dispatch({ type: "frameClosed", ordered: true, stays });
    if (opened !== undefined) markPaid(opened);
  };

  /** The frame is gone. If it was too late for that, the order is shown; if there is none after a while, that is said. */
  const settle = () => {
    void check();
    if (!submitted) return;
    setTimeout(() => {
      void check().then((open) => {
        if (open) dispatch({ type: "foundUnpaid" });
      });
    }, outcomeSettles);
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
      // There may be an order all the same: the server knows.
      void check();
    },
    onClosed: (value: unknown) => {
      if (readClosed(value)) {
        finish(false);
        return;
      }
      dispatch({ type: "frameClosed", ordered: false, stays: false });
      settle();
    },
    onError: (status: unknown, text: unknown) => {
      const { problem, gone } = readProviderError(status, text);
      if (gone && opened !== undefined) deleteCheckout(opened);
      dispatch({ type: "frameFailed", begun: !gone, problem });
      if (submitted) settle();
    },
    onEvent: (value: unknown) => {
      if (isSubmission(value)) dispatch({ type: "submitted" });
      if (!isDecline(value)) return;
      dispatch({ type: "declined" });
      // If the cart or the person has changed meanwhile, the checkout starts again.
      void check();
    },
    onSession: (value: unknown) => {
      const charge = readSessionCharge(value);
      if (charge !== undefined) dispatch({ type: "charged", charge });
    },
    onMissing: () =>
      dispatch({ type: "frameFailed", begun: true, problem: { kind: "unavailable" } }),
    onCancel: () => {
      dispatch({ type: "cancelled" });
      settle();
    },
  };
}
