import { countItems, type Cart, type Currency } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { changeCart, shownCurrency, useCart } from "../../state/cart.ts";
import { usePaying } from "../../state/paying.ts";
import {
  cartFingerprint,
  followPurchases,
  forgetCheckout,
  markPaid,
} from "../../state/purchase.ts";
import { useUser } from "../../state/user.ts";
import { advanceCheckout, startOfCheckout, type Problem } from "./advance-checkout.ts";
import { decideEarlier } from "./decide-earlier.ts";
import { askEarlierPayments, openPayment } from "./open-payment.ts";
import { readProviderError } from "./read-provider-error.ts";
import { isSubmission, readClosed, readOrderHint } from "./read-provider-hint.ts";
import { takeOverRefusal } from "./take-over-refusal.ts";

/** Drives the checkout: asks the server, listens to the provider's frame, and keeps what a reload needs. */
export function useCheckout(cart: Cart, currency: Currency) {
  const language = useLanguage();
  const userId = useUser(({ user }) => user?.id);
  const [state, dispatch] = useReducer(advanceCheckout, startOfCheckout);
  const attempts = useRef(0);
  const fingerprint = cartFingerprint(cart, currency);

  useEffect(() => {
    dispatch({ type: "cartChanged", fingerprint });
  }, [fingerprint]);

  /** Looks whether an earlier payment became an order, or can go on. */
  const check = useCallback(async () => {
    const earlier = await askEarlierPayments();
    const kept = useCart.getState().cart;
    const found = decideEarlier(earlier, {
      fingerprint: cartFingerprint(kept, shownCurrency()),
      empty: countItems(kept) === 0,
    });
    if (found.kind === "ordered") {
      dispatch({ type: "ordered", checkoutId: found.checkoutId, stays: found.stays });
      return;
    }
    dispatch({ type: "checked", begun: found.begun });
  }, []);

  useEffect(() => {
    dispatch({ type: "personChanged" });
    // Only the person who opened a payment may ask about it.
    if (userId === undefined) dispatch({ type: "checked", begun: false });
    else void check();
  }, [userId, check]);

  useEffect(
    () => followPurchases((checkoutId) => dispatch({ type: "paidElsewhere", checkoutId })),
    [],
  );

  const leaves = state.step === "ordered" && !state.stays;
  const paying = leaves || (state.step === "paying" && state.submitted);
  useEffect(() => {
    usePaying.setState({ paying });
    return () => usePaying.setState({ paying: false });
  }, [paying]);

  const ordered = state.step === "ordered" ? state.checkoutId : undefined;
  useEffect(() => {
    // In place of Checkout: the back button leads to the shop, not to a paid cart.
    if (leaves) location.replace(`${linkTo("OrderSummary", {}, language)}?checkout=${ordered}`);
  }, [ordered, leaves, language]);

  const continueToPayment = async () => {
    if (state.step !== "ready") return;
    attempts.current += 1;
    const attempt = attempts.current;
    const stop = (problem: Problem | undefined) => {
      const corrected = cartFingerprint(useCart.getState().cart, currency);
      dispatch({ type: "stopped", attempt, problem, fingerprint: corrected });
    };
    dispatch({ type: "continued", attempt });
    const opened = await openPayment(currency, language);
    switch (opened.kind) {
      case "opened":
        dispatch({ type: "opened", attempt, session: opened });
        break;
      case "ordered":
        dispatch({ type: "ordered", checkoutId: opened.checkoutId, stays: opened.stays });
        break;
      case "refused": {
        const { reason, lines } = opened;
        const gone = lines.filter((line) => line.reason === "unknownProduct");
        const dropped = gone.map(({ path }) => cart.products[path]?.name ?? path);
        changeCart((kept) => takeOverRefusal(kept, currency, lines));
        stop({ kind: "refused", reason, lines, dropped });
        break;
      }
      case "signedOut":
        stop(undefined);
        break;
      case "unavailable":
        stop({ kind: "unavailable" });
        break;
    }
  };

  const opened = state.step === "paying" ? state.session.checkoutId : undefined;

  /** The frame's word for an order. The screen first: what leaves the cart then changes nothing on it. */
  const finish = (stays: boolean) => {
    dispatch({ type: "frameClosed", ordered: true, stays });
    if (opened !== undefined) markPaid(opened);
  };

  const onOrder = (value: unknown) => {
    const hint = readOrderHint(value);
    if (hint.ok) finish(hint.stays);
    else {
      const problem: Problem = { kind: "transaction", text: hint.text };
      dispatch({ type: "frameFailed", begun: true, problem });
      // Something was ordered all the same, perhaps: the server knows.
      void check();
    }
  };

  return {
    state,
    continueToPayment,
    frame: {
      onOrder,
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
      },
      onMissing: () =>
        dispatch({ type: "frameFailed", begun: true, problem: { kind: "unavailable" } }),
      onCancel: () => {
        dispatch({ type: "cancelled" });
        // Where it was too late to cancel, the order is shown.
        void check();
      },
    },
  };
}
