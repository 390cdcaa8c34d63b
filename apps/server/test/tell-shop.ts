import { expect } from "vitest";
import { sign } from "./paid-orders.ts";
import { untilSettled } from "./purchases.ts";
import type { TestShop } from "./shop.ts";

/** Posts events as the provider's webhook does, and waits for their effects. */
export async function tellShop(shop: TestShop, ...events: readonly object[]): Promise<void> {
  const body = JSON.stringify({ events });
  const response = await shop.web.inject({
    method: "POST",
    url: "/webhooks/payments",
    headers: { "content-type": "application/json", "x-fs-signature": sign(body) },
    payload: body,
  });
  expect(response.statusCode, response.body).toBe(200);
  await untilSettled(shop);
}
