import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";
import { readOrder, type Order } from "./read-order.ts";

export type CheckoutStanding =
  | { kind: "ordered"; order: Order }
  /** Known, but no order came of it yet. */
  | { kind: "open" }
  /** There is no such checkout, or it is another person's. */
  | { kind: "gone" }
  /** Nobody is signed in, and this browser did not open it as a guest. */
  | { kind: "signedOut" }
  | { kind: "unreachable" };

/** Where a purchase stands, as the server knows it. */
export async function askCheckout(id: string, signal?: AbortSignal): Promise<CheckoutStanding> {
  const path = `/laravel/rest/checkout/${encodeURIComponent(id)}`;
  const answer = await callShop({
    method: "GET",
    path,
    verified: true,
    ...(signal === undefined ? {} : { signal }),
  });
  if (!answer.ok) {
    if (answer.status === 401) return { kind: "signedOut" };
    // 400: the address holds no id at all.
    const gone = answer.status === 404 || answer.status === 400;
    return { kind: gone ? "gone" : "unreachable" };
  }
  if (!isRecord(answer.value)) return { kind: "unreachable" };
  if (answer.value["order"] === null) return { kind: "open" };
  const order = readOrder(answer.value["order"]);
  return order === undefined ? { kind: "unreachable" } : { kind: "ordered", order };
}
