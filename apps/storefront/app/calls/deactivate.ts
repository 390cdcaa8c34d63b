import { callShop } from "./call-shop.ts";

/** Takes a computer off its licence or plan. Says whether it takes no seat any more. */
export async function deactivate(activationId: string): Promise<boolean> {
  const path = `/laravel/rest/activations/${activationId}`;
  const answer = await callShop({ method: "DELETE", path, verified: true });
  // It has ended by itself meanwhile.
  return answer.ok || answer.status === 404;
}
