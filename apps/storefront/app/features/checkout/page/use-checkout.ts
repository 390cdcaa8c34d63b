import type { Guest } from "@autotune/contract";
import { countItems, currencyOfCountry, pendingFreebieChoice, type Cart } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCart } from "../cart/cart.ts";
import { useCatalogue } from "../../catalogue/store/catalogue.ts";
import { changeCart } from "../cart/change-cart.ts";
import { correctGuest, setGuest } from "../buyer/guest.ts";
import { plansOfCart } from "./plans-of-cart.ts";
import { fingerprintOf, toPaidCart } from "../payment/parse-stored-checkouts.ts";
import { openFreebieChoice } from "../cart/offer-dialog-store.ts";
import { usePaying } from "../cart/paying.ts";
import { followPurchases } from "../payment/stored-checkouts.ts";
import { blockFreshLoads } from "../../../platform/api/load-fresh.ts";
import { paymentOpened } from "../checkout-events.ts";
import { advanceCheckout, startOfCheckout, type Problem } from "../payment/advance-checkout.ts";
import { decideEarlier } from "../payment/decide-earlier.ts";
import { fetchEarlierPayments, openPayment, type OpenedPayment } from "../payment/open-payment.ts";
import { usePolicies } from "./use-policies.ts";
import { readRenewalTerms } from "./renewals.tsx";
import { droppedPaths, nameInCart, applyRejection } from "./apply-rejection.ts";
import type { Buyer } from "../buyer/use-buyer.ts";
import { usePaymentFrame } from "../payment/use-payment-frame.ts";

/** Drives the checkout: calls the server, handles the provider's frame, and stores what a reload needs. */
export function useCheckout(cart: Cart, country: string, buyer: Buyer | undefined) {
  const currency = currencyOfCountry(country);
  const language = useLanguage();
  const [state, dispatch] = useReducer(advanceCheckout, startOfCheckout);
  /** Email of a guest that has an account: they sign in with it. */
  const [accountEmail, setAccountEmail] = useState<string>();
  const attempts = useRef(0);
  const hasOfferedGift = useRef(false);
  const guest = buyer?.guest ?? null;
  const { policies, changePolicies } = usePolicies();
  const markOf = (someCart: Cart) =>
    fingerprintOf(toPaidCart(someCart, country, guest?.email ?? null));
  const fingerprint = markOf(cart);

  useEffect(() => {
    dispatch({ type: "cartChanged", fingerprint });
  }, [fingerprint]);

  const guestEmail = guest?.email ?? null;
  /** Checks whether an earlier payment became an order, or can continue. */
  const check = useCallback(async (): Promise<boolean> => {
    const earlier = await fetchEarlierPayments();
    const currentCart = useCart.getState().cart;
    const found = decideEarlier(earlier, {
      fingerprint: fingerprintOf(toPaidCart(currentCart, country, guestEmail)),
      empty: countItems(currentCart) === 0,
    });
    if (found.kind === "ordered") {
      dispatch({ type: "ordered", checkoutId: found.checkoutId, stays: found.stays });
      return false;
    }
    dispatch({ type: "checked", begun: found.begun });
    return found.begun;
  }, [country, guestEmail]);

  const buyerKey = buyer?.key;
  /** How often a buyer's earlier payments were checked: with none, the step before and after is the same. */
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    dispatch({ type: "personChanged" });
    if (buyerKey === undefined) dispatch({ type: "checked", begun: false });
    else void check().then(() => setChecks((count) => count + 1));
  }, [buyerKey, check]);

  useEffect(
    () => followPurchases((checkoutId) => dispatch({ type: "paidElsewhere", checkoutId })),
    [],
  );

  const leaves = state.step === "ordered" && !state.stays;
  const submitted = state.step === "paying" && state.submitted;
  const paying = leaves || submitted;
  const isFormOpen = state.step === "paying";
  useEffect(() => {
    usePaying.setState({ paying, isFormOpen });
    blockFreshLoads(paying);
    return () => {
      usePaying.setState({ paying: false, isFormOpen: false });
      blockFreshLoads(false);
    };
  }, [paying, isFormOpen]);

  useEffect(() => {
    if (!submitted) return;
    // Who leaves now does not see the payment's outcome. Our own redirect to the order needs no confirmation.
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", confirmLeave);
    return () => removeEventListener("beforeunload", confirmLeave);
  }, [submitted]);

  const ordered = state.step === "ordered" ? state.checkoutId : undefined;
  useEffect(() => {
    // Replaces Checkout: the back button leads to the shop, not to a paid cart.
    if (leaves) location.replace(`${linkTo("OrderSummary", {}, language)}?checkout=${ordered}`);
  }, [ordered, leaves, language]);

  /** Applies the server's rejection to the cart, and returns what to show. */
  const takeOver = (rejected: Extract<OpenedPayment, { kind: "rejected" }>): Problem => {
    const { reason, lines } = rejected;
    const before = useCart.getState().cart;
    const dropped = droppedPaths(before, rejected).map((path) => nameInCart(before, path));
    const coupon =
      rejected.coupon === null
        ? undefined
        : { code: before.coupon?.code ?? "", reason: rejected.coupon };
    changeCart((currentCart) => applyRejection(currentCart, currency, rejected));
    return { kind: "rejected", reason, lines, coupon, dropped };
  };

  /** A gift that is still to be chosen is offered again; then the person sees their order with it. */
  const offersGift = (): boolean => {
    const parent = pendingFreebieChoice(cart);
    if (parent === undefined || hasOfferedGift.current) return false;
    if (useCatalogue.getState().status !== "ready") return false;
    hasOfferedGift.current = true;
    void openFreebieChoice(parent.path);
    return true;
  };

  /** The payment form opens by itself as soon as it can. */
  const opensNext = useRef(false);

  const continueToPayment = async () => {
    opensNext.current = false;
    if (state.step !== "ready" || buyer === undefined || offersGift()) return;
    attempts.current += 1;
    const attempt = attempts.current;
    const stop = (problem: Problem | undefined) =>
      dispatch({
        type: "stopped",
        attempt,
        problem,
        fingerprint: markOf(useCart.getState().cart),
      });
    dispatch({ type: "continued", attempt });
    const opened = await openPayment({
      country,
      language,
      guest,
      renewalTerms: readRenewalTerms(),
      agreed: policies,
    });
    switch (opened.kind) {
      case "opened":
        dispatch({ type: "opened", attempt, session: opened });
        paymentOpened.send(useCart.getState().cart, currency);
        break;
      case "ordered":
        dispatch({ type: "ordered", checkoutId: opened.checkoutId, stays: opened.stays });
        break;
      case "rejected":
        stop(takeOver(opened));
        break;
      case "policiesChanged":
        changePolicies(opened.policies);
        stop({ kind: "policiesChanged" });
        break;
      case "tooMany":
        stop({ kind: "tooMany", minutes: Math.ceil(opened.seconds / 60) });
        break;
      case "accountExists":
        stop(undefined);
        setAccountEmail(buyer.email);
        correctGuest();
        break;
      case "signedOut":
        stop(undefined);
        break;
      case "unavailable":
        stop({ kind: "unavailable" });
        break;
    }
  };

  /** The form was open when another country was chosen: it opens again with that country's prices and tax. */
  const beforeCountryChange = () => {
    opensNext.current = state.step === "paying" || state.step === "opening";
  };
  /** Who has just said whom the order is for goes on; the terms of a plan are read first. */
  const takeGuest = (named: Guest) => {
    opensNext.current = plansOfCart(cart).length === 0;
    setGuest(named);
  };
  const openNext = useEffectEvent(() => {
    if (opensNext.current) void continueToPayment();
  });
  const readyFor = state.step === "ready" ? `${country} ${checks}` : undefined;
  useEffect(() => {
    if (readyFor !== undefined) openNext();
  }, [readyFor]);

  return {
    state,
    policies,
    beforeCountryChange,
    takeGuest,
    accountEmail,
    clearAccountEmail: () => setAccountEmail(undefined),
    continueToPayment,
    frame: usePaymentFrame(state, dispatch, check),
  };
}
