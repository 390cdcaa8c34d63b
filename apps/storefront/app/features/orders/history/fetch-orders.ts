import { callShop } from "../../../platform/api/call-shop.ts";
import { readOrdersPage, type OrdersPage } from "../../checkout/api/read-order.ts";

/** A page of a person's orders, newest first; undefined without a readable response. */
export async function fetchOrders(
  page: number,
  signal: AbortSignal,
): Promise<OrdersPage | undefined> {
  const path = `/laravel/rest/orders?page=${page}`;
  const response = await callShop({ method: "GET", path, verified: true, signal });
  return response.ok ? readOrdersPage(response.value) : undefined;
}
