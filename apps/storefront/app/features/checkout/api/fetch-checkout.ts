import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readOrder, type Order } from "./read-order.ts";

export type CheckoutStatus =
  | { kind: "ordered"; order: Order }
  /** Known, but without an order yet. */
  | { kind: "open" }
  /** There is no such checkout, or it is another person's. */
  | { kind: "gone" }
  /** Nobody is signed in, and this browser did not open it as a guest. */
  | { kind: "signedOut" }
  | { kind: "unreachable" };

/** The status of a purchase, as the server knows it. */
export async function fetchCheckout(id: string, signal?: AbortSignal): Promise<CheckoutStatus> {
  const path = `/laravel/rest/checkout/${encodeURIComponent(id)}`;
  const response = await callShop({
    method: "GET",
    path,
    verified: true,
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) {
    if (response.status === 401) return { kind: "signedOut" };
    // 400: the URL holds no valid id.
    const gone = response.status === 404 || response.status === 400;
    return { kind: gone ? "gone" : "unreachable" };
  }
  if (!isRecord(response.value)) return { kind: "unreachable" };
  if (response.value["order"] === null) return { kind: "open" };
  const order = readOrder(response.value["order"]);
  return order === undefined ? { kind: "unreachable" } : { kind: "ordered", order };
}
