import { useEffect, useState } from "react";
import { askCheckout } from "../../calls/ask-checkout.ts";
import type { Order } from "../../calls/read-order.ts";
import { completePurchase } from "../../state/purchase.ts";
import { pollDelay } from "./poll-delay.ts";

export type AwaitedOrderState =
  | { kind: "waiting"; long: boolean }
  | { kind: "gone" }
  | { kind: "there"; order: Order };

/** After this the person is told that they may leave. */
const longAfter = 30_000;

/** Asks for the order of a checkout until it is there. */
export function useAwaitedOrder(checkoutId: string): AwaitedOrderState {
  const [state, setState] = useState<AwaitedOrderState>({ kind: "waiting", long: false });

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (asked: number) => {
      const standing = await askCheckout(checkoutId, stop.signal);
      if (stop.signal.aborted) return;
      if (standing.kind === "ordered") {
        completePurchase(checkoutId);
        setState({ kind: "there", order: standing.order });
        return;
      }
      if (standing.kind === "gone") {
        setState({ kind: "gone" });
        return;
      }
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
