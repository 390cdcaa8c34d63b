import { callShop } from "./call-shop.ts";
import { readOrdersPage, type OrdersPage } from "./read-order.ts";

/** A page of a person's orders, newest first; undefined where no readable answer came. */
export async function askOrders(
  page: number,
  signal: AbortSignal,
): Promise<OrdersPage | undefined> {
  const path = `/laravel/rest/orders?page=${page}`;
  const answer = await callShop({ method: "GET", path, verified: true, signal });
  return answer.ok ? readOrdersPage(answer.value) : undefined;
}
