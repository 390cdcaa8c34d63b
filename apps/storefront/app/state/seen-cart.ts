import type { KeptLine } from "@autotune/commerce";
import { isRecord } from "../calls/is-record.ts";
import { readKeptLines } from "../calls/kept-cart.ts";

/** The cart as this browser and the server last knew it alike. */
export interface SeenCart {
  readonly revision: string | null;
  readonly lines: readonly KeptLine[];
  /** Word by word as it was told, so that a page that is loaded anew does not say the same again. */
  readonly told: string;
}

const seenKey = "cart-posted";

/** Null in a browser that has not seen this person's cart. */
export function readSeenCart(userId: number): SeenCart | null {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(seenKey) ?? "null");
    if (!isRecord(seen) || seen["userId"] !== userId) return null;
    const { revision, told } = seen;
    const lines = readKeptLines(seen["lines"]);
    if (lines === undefined || typeof told !== "string") return null;
    return { revision: typeof revision === "string" ? revision : null, lines, told };
  } catch {
    // Unreadable, or storing is forbidden.
    return null;
  }
}

export function keepSeenCart(userId: number, seen: SeenCart): void {
  try {
    localStorage.setItem(seenKey, JSON.stringify({ userId, ...seen }));
  } catch {
    // Where storing is forbidden, each page asks and tells once more.
  }
}
