import type {
  CartRejection,
  CouponRejection,
  ProviderCharge,
  RejectedLine,
} from "@autotune/commerce";

/** A payment session as the server opened it. */
interface Session {
  readonly checkoutId: string;
  readonly sessionId: string;
}

export type Problem =
  | { readonly kind: "cancelled" }
  /** The frame was closed, or failed, before it reported the outcome. */
  | { readonly kind: "unsure" }
  /** Another tab has completed a purchase; this cart is what is left. */
  | { readonly kind: "paidElsewhere"; readonly checkoutId: string }
  /** The server or the provider cannot be reached; the cart is unchanged. */
  | { readonly kind: "unavailable" }
  | {
      readonly kind: "rejected";
      readonly reason: CartRejection;
      readonly lines: readonly RejectedLine[];
      /** The rejected code and the reason. */
      readonly coupon: { readonly code: string; readonly reason: CouponRejection } | undefined;
      /** Names of products that were removed, because they cannot be bought like this. */
      readonly dropped: readonly string[];
    }
  /** Terms or privacy policy have a newer version than the page named; it names that one now. */
  | { readonly kind: "policiesChanged" }
  /** Too many payments were declined. */
  | { readonly kind: "tooMany"; readonly minutes: number }
  /** The provider's own message, where it has one for people. */
  | { readonly kind: "transaction"; readonly text: string };

type Step =
  /** Checks whether an earlier payment became an order. */
  | { readonly step: "checking" }
  /** `begun`: a payment for the same cart was opened before and can continue. */
  | { readonly step: "ready"; readonly begun: boolean; readonly problem: Problem | undefined }
  | {
      readonly step: "opening";
      readonly attempt: number;
      /** How the payment before it ended is not known. */
      readonly unsure: boolean;
    }
  | {
      readonly step: "paying";
      readonly session: Session;
      /** The frame reported a payment in progress; it must not be removed. */
      readonly submitted: boolean;
      /** The cart or the person has changed since; deferred because of the payment in progress. */
      readonly outdated: boolean;
      /** What the open form charges, tax included; undefined until the provider has told. */
      readonly charge: ProviderCharge | undefined;
    }
  /** `stays`: the order requires the browser to stay on this page. */
  | { readonly step: "ordered"; readonly checkoutId: string; readonly stays: boolean };

/** The current step, and the cart that it is about. */
export type CheckoutState = Step & { readonly fingerprint: string };

export type CheckoutEvent =
  | { readonly type: "checked"; readonly begun: boolean }
  | { readonly type: "personChanged" }
  | { readonly type: "cartChanged"; readonly fingerprint: string }
  | { readonly type: "continued"; readonly attempt: number }
  | { readonly type: "opened"; readonly attempt: number; readonly session: Session }
  | {
      readonly type: "stopped";
      readonly attempt: number;
      readonly problem: Problem | undefined;
      /** The cart after the server's corrections were applied. */
      readonly fingerprint: string;
    }
  | { readonly type: "charged"; readonly charge: ProviderCharge }
  | { readonly type: "submitted" }
  /** The frame reported that the payment failed; it can be retried in the frame. */
  | { readonly type: "declined" }
  /** The person closed the form with our own button. */
  | { readonly type: "cancelled" }
  /** A while after a payment in progress was closed, the server still has no order. */
  | { readonly type: "foundUnpaid" }
  | { readonly type: "paidElsewhere"; readonly checkoutId: string }
  | { readonly type: "frameClosed"; readonly ordered: boolean; readonly stays: boolean }
  | { readonly type: "frameFailed"; readonly problem: Problem; readonly begun: boolean }
  | { readonly type: "ordered"; readonly checkoutId: string; readonly stays: boolean };

export const startOfCheckout: CheckoutState = { step: "checking", fingerprint: "" };

/**
 * The whole checkout as one pure function. An event that does not belong to the current step is a late response or a
 * second click, and changes nothing.
 */
export function advanceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  // An order is final: neither the emptied cart nor a late message of the frame leads back.
  if (state.step === "ordered") return state;
  const { fingerprint } = state;
  switch (event.type) {
    case "personChanged":
      return isSubmitted(state) ? { ...state, outdated: true } : { step: "checking", fingerprint };
    case "checked":
      return state.step === "checking"
        ? { step: "ready", begun: event.begun, problem: undefined, fingerprint }
        : state;
    case "cartChanged":
      return changeCart(state, event.fingerprint);
    case "continued":
      return state.step === "ready"
        ? {
            step: "opening",
            attempt: event.attempt,
            unsure: state.problem?.kind === "unsure",
            fingerprint,
          }
        : state;
    case "opened":
      return isAttempt(state, event.attempt)
        ? {
            step: "paying",
            session: event.session,
            submitted: false,
            outdated: false,
            charge: undefined,
            fingerprint,
          }
        : state;
    case "charged":
      return state.step === "paying" ? { ...state, charge: event.charge } : state;
    case "submitted":
      return state.step === "paying" ? { ...state, submitted: true } : state;
    case "declined":
      if (!isSubmitted(state)) return state;
      return state.outdated ? { step: "checking", fingerprint } : { ...state, submitted: false };
    case "cancelled":
      return state.step === "paying" ? leaveFrame(state, { kind: "cancelled" }) : state;
    case "foundUnpaid":
      return state.step === "ready" && state.problem?.kind === "unsure"
        ? { ...state, problem: { kind: "cancelled" } }
        : state;
    case "paidElsewhere": {
      // A payment in progress here has its own outcome.
      if (isSubmitted(state) || state.step === "checking") return state;
      const problem: Problem = { kind: "paidElsewhere", checkoutId: event.checkoutId };
      return { step: "ready", begun: false, problem, fingerprint };
    }
    case "stopped": {
      const { problem } = event;
      if (!isAttempt(state, event.attempt)) return state;
      if (state.unsure && problem?.kind === "unavailable")
        return { step: "ready", begun: true, problem: { kind: "unsure" }, fingerprint };
      return { step: "ready", begun: false, problem, fingerprint: event.fingerprint };
    }
    case "frameClosed":
      return state.step === "paying" ? closeFrame(state, event) : state;
    case "frameFailed": {
      const { begun, problem } = event;
      if (state.step !== "paying") return state;
      if (problem.kind === "unavailable") return leaveFrame(state, problem);
      return { step: "ready", begun, problem, fingerprint };
    }
    case "ordered": {
      const { checkoutId, stays } = event;
      return { step: "ordered", checkoutId, stays, fingerprint };
    }
  }
}

/** A frame with the old total must not stay open, and problems of the old cart no longer apply. */
function changeCart(state: CheckoutState, fingerprint: string): CheckoutState {
  if (state.fingerprint === fingerprint) return state;
  if (isSubmitted(state)) return { ...state, outdated: true, fingerprint };
  if (state.step === "checking") return { ...state, fingerprint };
  const shown = state.step === "ready" ? state.problem : undefined;
  // The purchase in the other tab is what changed the cart.
  const problem = shown?.kind === "paidElsewhere" ? shown : undefined;
  return { step: "ready", begun: false, problem, fingerprint };
}

function isSubmitted(state: CheckoutState): state is PayingState {
  return state.step === "paying" && state.submitted;
}

type PayingState = Extract<CheckoutState, { step: "paying" }>;

function closeFrame(
  state: PayingState,
  { ordered, stays }: Extract<CheckoutEvent, { type: "frameClosed" }>,
): CheckoutState {
  const { session, fingerprint } = state;
  if (ordered) return { step: "ordered", checkoutId: session.checkoutId, stays, fingerprint };
  return leaveFrame(state, { kind: "cancelled" });
}

/** Whoever closes it: while a payment is in progress, nobody knows whether it was charged. */
function leaveFrame({ submitted, fingerprint }: PayingState, unpaid: Problem): CheckoutState {
  const problem: Problem = submitted ? { kind: "unsure" } : unpaid;
  return { step: "ready", begun: true, problem, fingerprint };
}

function isAttempt(
  state: CheckoutState,
  attempt: number,
): state is Extract<CheckoutState, { step: "opening" }> {
  return state.step === "opening" && state.attempt === attempt;
}
