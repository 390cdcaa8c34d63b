import { reloadThrottled } from "../../platform/api/reload-throttled.ts";
import { usePaying } from "../../features/checkout/cart/paying.ts";
import { notifyExpired } from "../../features/identity/session/notify-expired.ts";
import { announceExpiry, isLeaving } from "../../features/identity/session/session-tabs.ts";
import { setExpired, useUser } from "../../features/identity/session/user-store.ts";

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
