import { useEffect, useState } from "react";
import { askCheckout } from "../../calls/ask-checkout.ts";
import type { Order } from "../../calls/read-order.ts";
import { completePurchase } from "../../state/complete-purchase.ts";
import { findKept } from "../../state/purchase.ts";
import { pollDelay } from "./poll-delay.ts";

/** Of a payment whose order has not come: that it was made, nothing, or not even that. */
export type WhatIsKnown = "paid" | "nothing" | "unreachable";

export type AwaitedOrderState =
  | { kind: "waiting"; known: WhatIsKnown; long: boolean }
  | { kind: "gone" }
  /** Only who opened the checkout may see it. */
  | { kind: "signedOut" }
  | { kind: "there"; order: Order };

/** After this the person is told that they may leave. */
const longAfter = 30_000;

/** Asks for the order of a checkout until it is there. */
export function useAwaitedOrder(checkoutId: string): AwaitedOrderState {
  const [state, setState] = useState<AwaitedOrderState>(() => ({
    kind: "waiting",
    known: knownOf(checkoutId),
    long: false,
  }));

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (asked: number) => {
      const standing = await askCheckout(checkoutId, stop.signal);
      if (stop.signal.aborted) return;
      if (standing.kind === "ordered") {
        completePurchase(checkoutId, standing.order);
        setState({ kind: "there", order: standing.order });
        return;
      }
      if (standing.kind === "gone" || standing.kind === "signedOut") {
        setState({ kind: standing.kind });
        return;
      }
      const known = standing.kind === "unreachable" ? "unreachable" : knownOf(checkoutId);
      setState((now) => (now.kind === "waiting" ? { ...now, known } : now));
      // No answer is no reason to give up: the order is made on the server, whatever the browser hears.
      timer = setTimeout(() => void ask(asked + 1), pollDelay(asked + 1));
    };
    void ask(0);
    const patience = setTimeout(
      () => setState((now) => (now.kind === "waiting" ? { ...now, long: true } : now)),
      longAfter,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearTimeout(patience);
    };
  }, [checkoutId]);

  return state;
}

/** The provider's frame told this browser whether an order was made. */
function knownOf(checkoutId: string): WhatIsKnown {
  return findKept(checkoutId)?.paid === true ? "paid" : "nothing";
}
