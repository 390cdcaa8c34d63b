import type { StoredLine } from "@autotune/commerce";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readStoredLines } from "../api/stored-cart.ts";

/** The cart as last synced between this browser and the server. */
export interface SeenCart {
  readonly revision: string | null;
  readonly lines: readonly StoredLine[];
  /** The posted body, so that a reloaded page does not post the same again. */
  readonly told: string;
}

const seenKey = "cart-posted";

/** Null in a browser that has not seen this person's cart. */
export function readSeenCart(userId: number): SeenCart | null {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(seenKey) ?? "null");
    if (!isRecord(seen) || seen["userId"] !== userId) return null;
    const { revision, told } = seen;
    const lines = readStoredLines(seen["lines"]);
    if (lines === undefined || typeof told !== "string") return null;
    return { revision: typeof revision === "string" ? revision : null, lines, told };
  } catch {
    // Unreadable, or storage is blocked.
    return null;
  }
}

export function saveSeenCart(userId: number, seen: SeenCart): void {
  try {
    localStorage.setItem(seenKey, JSON.stringify({ userId, ...seen }));
  } catch {
    // Without storage each page merges and posts once more.
  }
}
