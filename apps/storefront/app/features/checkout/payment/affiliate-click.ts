import { isAffiliateClick } from "@autotune/commerce";
import { isRecord } from "../../../platform/api/is-record.ts";
import { isTrackingAllowed } from "../../consent/consent.ts";

const key = "affiliate-click";

/** Milliseconds. A purchase within 30 days of a click is credited to its affiliate. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** Only with consent. The same click again does not extend its days. */
export function saveAffiliateClick(id: string, now = Date.now()): void {
  if (!isTrackingAllowed() || readStored(now) === id) return;
  try {
    localStorage.setItem(key, JSON.stringify({ id, at: now }));
  } catch {
    // Without storage no affiliate is credited.
  }
}

/** Sent when a payment is opened; null without consent or without a click. */
export function storedAffiliateClick(now = Date.now()): string | null {
  return isTrackingAllowed() ? (readStored(now) ?? null) : null;
}

function readStored(now: number): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isRecord(stored)) return undefined;
    const { id, at } = stored;
    if (typeof id !== "string" || !isAffiliateClick(id) || typeof at !== "number") return undefined;
    if (now - at < longest) return id;
    localStorage.removeItem(key);
  } catch {
    // Unreadable, or storage is blocked.
  }
  return undefined;
}
