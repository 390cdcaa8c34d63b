import { useEffect, useState } from "react";
import { fetchCheckout } from "../../checkout/api/fetch-checkout.ts";
import type { Order } from "../../checkout/api/read-order.ts";
import { completePurchase } from "./complete-purchase.ts";
import { findStoredCheckout } from "../../checkout/payment/stored-checkouts.ts";
import { pollDelay } from "./poll-delay.ts";

/** For a payment without an order yet: what is known about the payment. */
export type WhatIsKnown = "paid" | "nothing" | "unreachable";

export type AwaitedOrderState =
  | { kind: "waiting"; known: WhatIsKnown; long: boolean }
  | { kind: "gone" }
  /** Only the person who opened the checkout may see it. */
  | { kind: "signedOut" }
  | { kind: "there"; order: Order };

/** After this the person is told that they may leave. */
const longAfter = 30_000;

/** Polls for the order of a checkout until it is there. */
export function useAwaitedOrder(checkoutId: string): AwaitedOrderState {
  const [state, setState] = useState<AwaitedOrderState>(() => ({
    kind: "waiting",
    known: knownOf(checkoutId),
    long: false,
  }));

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async (attempt: number) => {
      const status = await fetchCheckout(checkoutId, stop.signal);
      if (stop.signal.aborted) return;
      if (status.kind === "ordered") {
        completePurchase(checkoutId, status.order);
        setState({ kind: "there", order: status.order });
        return;
      }
      if (status.kind === "gone" || status.kind === "signedOut") {
        setState({ kind: status.kind });
        return;
      }
      const known = status.kind === "unreachable" ? "unreachable" : knownOf(checkoutId);
      setState((now) => (now.kind === "waiting" ? { ...now, known } : now));
      // A missing response is no reason to give up: the server creates the order in any case.
      timer = setTimeout(() => void poll(attempt + 1), pollDelay(attempt + 1));
    };
    void poll(0);
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

/** Whether the provider's frame reported an order to this browser. */
function knownOf(checkoutId: string): WhatIsKnown {
  return findStoredCheckout(checkoutId)?.paid === true ? "paid" : "nothing";
}
