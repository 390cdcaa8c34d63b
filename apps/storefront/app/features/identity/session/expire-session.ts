import { notifyExpired } from "./notify-expired.ts";
import { announceExpiry, isLeaving } from "./announce-session.ts";
import { setExpired, useUser } from "./user-store.ts";

/** The session is over, though the person did not log out. */
export function expireSession(): void {
  // Several calls may be rejected at once; the person is notified once.
  if (useUser.getState().status !== "signedIn" || isLeaving()) return;
  setExpired();
  announceExpiry();
  notifyExpired();
}
