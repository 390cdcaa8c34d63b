import type { Cart, Currency } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useLanguage } from "../../i18n/language.ts";
import { changeCart, shownCurrency, useCart } from "../../state/cart.ts";
import { cartFingerprint, forgetOpenCheckout, markPaid } from "../../state/purchase.ts";
import { useUser } from "../../state/user.ts";
import { advanceCheckout, startOfCheckout, type Problem } from "./advance-checkout.ts";
import { askEarlierPayment, openPayment } from "./open-payment.ts";
import { readClosed, readOrderHint } from "./read-provider-hint.ts";
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
    const earlier = await askEarlierPayment();
    if (earlier.kind === "ordered") {
      const { checkoutId, order } = earlier;
      dispatch({ type: "ordered", checkoutId, stays: order?.suppressRedirect === true });
      return;
    }
    const current = cartFingerprint(useCart.getState().cart, shownCurrency());
    const begun = earlier.kind === "begun" && earlier.fingerprint === current;
    dispatch({ type: "checked", begun });
  }, []);

  useEffect(() => {
    dispatch({ type: "personChanged" });
    // Only the person who opened a payment may ask about it.
    if (userId === undefined) dispatch({ type: "checked", begun: false });
    else void check();
  }, [userId, check]);

  const ordered = state.step === "ordered" ? state.checkoutId : undefined;
  const leaves = state.step === "ordered" && !state.stays;
  useEffect(() => {
    if (ordered === undefined) return;
    markPaid(ordered);
    // In place of Checkout: the back button leads to the shop, not to a paid cart.
    if (leaves) location.replace(`${linkTo("OrderSummary", {}, language)}?checkout=${ordered}`);
  }, [ordered, leaves, language]);

  const continueToPayment = async () => {
    attempts.current += 1;
    const attempt = attempts.current;
    const stop = (problem: Problem | undefined) => {
      const corrected = cartFingerprint(useCart.getState().cart, currency);
      dispatch({ type: "stopped", attempt, problem, fingerprint: corrected });
    };
    dispatch({ type: "continued", attempt });
    const opened = await openPayment(cart, currency, language);
    switch (opened.kind) {
      case "opened":
        dispatch({ type: "opened", attempt, session: opened });
        break;
      case "ordered": {
        const { checkoutId, order } = opened;
        dispatch({ type: "ordered", checkoutId, stays: order?.suppressRedirect === true });
        break;
      }
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

  const onOrder = (value: unknown) => {
    const hint = readOrderHint(value);
    if (hint.ok) dispatch({ type: "frameClosed", ordered: true, stays: hint.stays });
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
        dispatch({ type: "frameClosed", ordered: readClosed(value), stays: false }),
      onError: (_status: unknown, text: unknown) => {
        // The session is of no more use; the next press opens a new one.
        forgetOpenCheckout();
        const said = typeof text === "string" ? text : "";
        dispatch({
          type: "frameFailed",
          begun: false,
          problem: { kind: "transaction", text: said },
        });
      },
      onMissing: () =>
        dispatch({ type: "frameFailed", begun: true, problem: { kind: "unavailable" } }),
    },
  };
}
