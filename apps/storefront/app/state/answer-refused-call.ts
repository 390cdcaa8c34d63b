import { reloadThrottled } from "../calls/reload-throttled.ts";
import { usePaying } from "./paying.ts";
import { sayExpired } from "./say-expired.ts";
import { announceExpiry, isLeaving } from "./session-tabs.ts";
import { setExpired, useUser } from "./user-store.ts";

/** A call was refused: the session of whoever made it is over, or this page is outdated. */
export function answerRefusedCall(status: 401 | 412): void {
  if (status === 412) {
    // Where a payment is under way, the page stays what it is.
    if (!usePaying.getState().paying) reloadThrottled();
    return;
  }
  // Several calls may be refused at once; the person is told once.
  if (useUser.getState().status !== "signedIn" || isLeaving()) return;
  setExpired();
  announceExpiry();
  sayExpired();
}
