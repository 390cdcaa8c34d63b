import { reloadThrottled } from "../calls/reload-throttled.ts";
import { usePaying } from "./paying.ts";
import { notifyExpired } from "./say-expired.ts";
import { announceExpiry, isLeaving } from "./session-tabs.ts";
import { setExpired, useUser } from "./user-store.ts";

/** Handles a rejected call: the session is over, or this page is outdated. */
export function handleRejectedCall(status: 401 | 412): void {
  if (status === 412) {
    // No reload while a payment is under way.
    if (!usePaying.getState().paying) reloadThrottled();
    return;
  }
  // Several calls may be rejected at once; the person is notified once.
  if (useUser.getState().status !== "signedIn" || isLeaving()) return;
  setExpired();
  announceExpiry();
  notifyExpired();
}
