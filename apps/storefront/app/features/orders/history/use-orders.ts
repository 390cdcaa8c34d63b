import { useEffect, useState } from "react";
import { fetchOrders } from "./fetch-orders.ts";
import type { OrdersPage } from "../../checkout/api/read-order.ts";

export type OrdersState =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "there"; page: OrdersPage };

/** A page of the person's orders, fetched once. */
export function useOrders(page: number): OrdersState {
  const [state, setState] = useState<OrdersState>({ kind: "loading" });

  useEffect(() => {
    const stop = new AbortController();
    void fetchOrders(page, stop.signal).then((result) => {
      if (stop.signal.aborted) return;
      setState(result === undefined ? { kind: "failed" } : { kind: "there", page: result });
    });
    return () => stop.abort();
  }, [page]);

  return state;
}
