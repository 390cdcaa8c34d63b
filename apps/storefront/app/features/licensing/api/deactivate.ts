import { callShop } from "../../../platform/api/call-shop.ts";

/** Deactivates a computer of a licence or plan. Returns whether its seat is free. */
export async function deactivate(activationId: string): Promise<boolean> {
  const path = `/laravel/rest/activations/${activationId}`;
  const response = await callShop({ method: "DELETE", path, verified: true });
  // It has already ended.
  return response.ok || response.status === 404;
}
