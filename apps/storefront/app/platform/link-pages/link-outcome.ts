import type { ShopResponse } from "../api/call-shop.ts";

/** The outcome of confirming an email link. */
export type LinkOutcome = "done" | "expired" | "failed";

export function readLinkOutcome(response: ShopResponse): LinkOutcome {
  if (response.ok) return "done";
  return response.status === 400 ? "expired" : "failed";
}
