import { callShop } from "../../../platform/api/call-shop.ts";
import { failureOf, type RequestFailure } from "../../../platform/failures/request-failure.ts";

/** Deactivates a computer of a licence or plan. Returns why its seat is not free. */
export async function deactivate(activationId: string): Promise<RequestFailure | undefined> {
  const path = `/laravel/rest/activations/${activationId}`;
  const response = await callShop({ method: "DELETE", path, verified: true });
  // It has already ended.
  return response.status === 404 ? undefined : failureOf(response);
}
