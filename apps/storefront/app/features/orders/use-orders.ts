import { useEffect, useState } from "react";
import { askOrders } from "../../calls/ask-orders.ts";
import type { OrdersPage } from "../../calls/read-order.ts";

export type OrdersState =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "there"; page: OrdersPage };

/** A page of the person's orders, asked for once. */
export function useOrders(page: number): OrdersState {
  const [state, setState] = useState<OrdersState>({ kind: "loading" });

  useEffect(() => {
    const stop = new AbortController();
    void askOrders(page, stop.signal).then((answer) => {
      if (stop.signal.aborted) return;
      setState(answer === undefined ? { kind: "failed" } : { kind: "there", page: answer });
    });
    return () => stop.abort();
  }, [page]);

  return state;
}
