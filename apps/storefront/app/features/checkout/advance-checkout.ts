import type { CartRefusal, CouponRefusal, RefusedLine } from "@autotune/commerce";

/** A payment session as the server opened it. */
interface Session {
  readonly checkoutId: string;
  readonly sessionId: string;
}

export type Problem =
  | { readonly kind: "cancelled" }
  /** The person closed the frame before it said how the payment ended. */
  | { readonly kind: "unsure" }
  /** Another tab has completed a purchase; the cart is what it left. */
  | { readonly kind: "paidElsewhere"; readonly checkoutId: string }
  /** The server or the provider cannot be reached; the cart is kept. */
  | { readonly kind: "unavailable" }
  | {
      readonly kind: "refused";
      readonly reason: CartRefusal;
      readonly lines: readonly RefusedLine[];
      /** Why the code was refused, and what it was. */
      readonly coupon: { readonly code: string; readonly reason: CouponRefusal } | undefined;
      /** Names of products that were taken out, because nobody can buy them so. */
      readonly dropped: readonly string[];
    }
  /** Too many payments were declined. */
  | { readonly kind: "tooMany"; readonly minutes: number }
  /** The provider's own word for what went wrong, where it has one for people. */
  | { readonly kind: "transaction"; readonly text: string };

type Step =
  /** Asks whether an earlier payment became an order. */
  | { readonly step: "checking" }
  /** `begun`: a payment for this very cart was opened before and can go on. */
  | { readonly step: "ready"; readonly begun: boolean; readonly problem: Problem | undefined }
  | { readonly step: "opening"; readonly attempt: number }
  | {
      readonly step: "paying";
      readonly session: Session;
      /** The frame said that a payment is under way; nothing may pull it away. */
      readonly submitted: boolean;
      /** The cart or the person has changed since, which the payment under way did not let through. */
      readonly outdated: boolean;
    }
  /** `stays`: the order asks that the browser stays on this page. */
  | { readonly step: "ordered"; readonly checkoutId: string; readonly stays: boolean };

/** Where the person is, and the cart that this is about. */
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
      /** The cart as it is after what the server said was taken over. */
      readonly fingerprint: string;
    }
  | { readonly type: "submitted" }
  /** The frame said that the payment under way came to nothing; it can be tried again in it. */
  | { readonly type: "declined" }
  /** The person closed the form by our own button. */
  | { readonly type: "cancelled" }
  /** A while after a payment under way was closed, the server still knows of no order. */
  | { readonly type: "foundUnpaid" }
  | { readonly type: "paidElsewhere"; readonly checkoutId: string }
  | { readonly type: "frameClosed"; readonly ordered: boolean; readonly stays: boolean }
  | { readonly type: "frameFailed"; readonly problem: Problem; readonly begun: boolean }
  | { readonly type: "ordered"; readonly checkoutId: string; readonly stays: boolean };

export const startOfCheckout: CheckoutState = { step: "checking", fingerprint: "" };

/**
 * The whole of a checkout as one pure function. An event that does not belong to the current step is a
 * late answer or a second press, and changes nothing.
 */
export function advanceCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  // Nothing leads back from an order: not the emptied cart, not a late message of the frame.
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
        ? { step: "opening", attempt: event.attempt, fingerprint }
        : state;
    case "opened":
      return isAttempt(state, event.attempt)
        ? {
            step: "paying",
            session: event.session,
            submitted: false,
            outdated: false,
            fingerprint,
          }
        : state;
    case "submitted":
      return state.step === "paying" ? { ...state, submitted: true } : state;
    case "declined":
      if (!isSubmitted(state)) return state;
      return state.outdated ? { step: "checking", fingerprint } : { ...state, submitted: false };
    case "cancelled":
      return state.step === "paying"
        ? {
            step: "ready",
            begun: true,
            problem: { kind: state.submitted ? "unsure" : "cancelled" },
            fingerprint,
          }
        : state;
    case "foundUnpaid":
      return state.step === "ready" && state.problem?.kind === "unsure"
        ? { ...state, problem: { kind: "cancelled" } }
        : state;
    case "paidElsewhere": {
      // A payment that is under way here has an outcome of its own.
      if (isSubmitted(state) || state.step === "checking") return state;
      const problem: Problem = { kind: "paidElsewhere", checkoutId: event.checkoutId };
      return { step: "ready", begun: false, problem, fingerprint };
    }
    case "stopped": {
      const { problem } = event;
      return isAttempt(state, event.attempt)
        ? { step: "ready", begun: false, problem, fingerprint: event.fingerprint }
        : state;
    }
    case "frameClosed":
      return state.step === "paying" ? closeFrame(state, event) : state;
    case "frameFailed": {
      const { begun, problem } = event;
      return state.step === "paying" ? { step: "ready", begun, problem, fingerprint } : state;
    }
    case "ordered": {
      const { checkoutId, stays } = event;
      return { step: "ordered", checkoutId, stays, fingerprint };
    }
  }
}

/** A frame that shows the old sum must not stay open, and what was said of the old cart is void. */
function changeCart(state: CheckoutState, fingerprint: string): CheckoutState {
  if (state.fingerprint === fingerprint) return state;
  if (isSubmitted(state)) return { ...state, outdated: true, fingerprint };
  if (state.step === "checking") return { ...state, fingerprint };
  const said = state.step === "ready" ? state.problem : undefined;
  // The purchase in the other tab is what changed the cart.
  const problem = said?.kind === "paidElsewhere" ? said : undefined;
  return { step: "ready", begun: false, problem, fingerprint };
}

function isSubmitted(state: CheckoutState): state is Extract<CheckoutState, { step: "paying" }> {
  return state.step === "paying" && state.submitted;
}

function closeFrame(
  { session, fingerprint }: Extract<CheckoutState, { step: "paying" }>,
  { ordered, stays }: Extract<CheckoutEvent, { type: "frameClosed" }>,
): CheckoutState {
  if (ordered) return { step: "ordered", checkoutId: session.checkoutId, stays, fingerprint };
  return { step: "ready", begun: true, problem: { kind: "cancelled" }, fingerprint };
}

function isAttempt(state: CheckoutState, attempt: number): boolean {
  return state.step === "opening" && state.attempt === attempt;
}
