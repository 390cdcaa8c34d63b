/**
 * A session that begins or ends in one tab does so in all of them. The stored value only signals a change, and
 * whether the session expired; the shared cookie holds the state. It is written by `announce-session.ts`, which the
 * first view does not need.
 */
export const sessionKey = "session-changed-at";

/** Prefix of the time at which a session expired. */
export const expiredPrefix = "expired ";

/** Prefix of the time at which a log-out began. */
export const leavingPrefix = "leaving ";

interface SessionNews {
  /** Signed in or out in another tab, or this page was restored from the back/forward cache. */
  readonly changed: () => void;
  /** Another tab found that the session expired. */
  readonly expired: () => void;
}

export function followSession({ changed, expired }: SessionNews): void {
  addEventListener("storage", (event) => {
    if (event.key !== sessionKey || event.newValue?.startsWith(leavingPrefix) === true) return;
    if (event.newValue?.startsWith(expiredPrefix) === true) expired();
    else changed();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) changed();
  });
}
