import type { ShopResponse } from "../api/call-shop.ts";
import { requestFailure, type RequestFailure } from "../failures/request-failure.ts";

/** The outcome of confirming an email link. */
export type LinkOutcome = "done" | "expired" | RequestFailure;

export function readLinkOutcome(response: ShopResponse): LinkOutcome {
  if (response.ok) return "done";
  return response.status === 400 ? "expired" : requestFailure(response);
}
