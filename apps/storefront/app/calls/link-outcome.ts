import type { ShopAnswer } from "./call-shop.ts";

/** What became of pressing the button that a mail's link leads to. */
export type LinkOutcome = "done" | "expired" | "failed";

export function readLinkOutcome(answer: ShopAnswer): LinkOutcome {
  if (answer.ok) return "done";
  return answer.status === 400 ? "expired" : "failed";
}
