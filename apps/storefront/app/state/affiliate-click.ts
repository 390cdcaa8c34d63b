import { isAffiliateClick } from "@autotune/commerce";
import { isRecord } from "../calls/is-record.ts";
import { isTrackingAllowed } from "./consent.ts";

const key = "affiliate-click";

/** Milliseconds. What is bought within 30 days of a click is its affiliate's. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** Only for somebody who agreed. The same click again does not begin its days anew. */
export function keepAffiliateClick(id: string, now = Date.now()): void {
  if (!isTrackingAllowed() || readKept(now) === id) return;
  try {
    localStorage.setItem(key, JSON.stringify({ id, at: now }));
  } catch {
    // Where storing is forbidden, no affiliate is told of.
  }
}

/** What goes along when a payment is opened; null where nobody agreed, or no link led here. */
export function keptAffiliateClick(now = Date.now()): string | null {
  return isTrackingAllowed() ? (readKept(now) ?? null) : null;
}

function readKept(now: number): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isRecord(kept)) return undefined;
    const { id, at } = kept;
    if (typeof id !== "string" || !isAffiliateClick(id) || typeof at !== "number") return undefined;
    if (now - at < longest) return id;
    localStorage.removeItem(key);
  } catch {
    // Unreadable, or storing is forbidden.
  }
  return undefined;
}
