/**
 * A session that begins or ends in one tab does so in all of them. The stored value only signals a change, and
 * whether the session expired; the shared cookie holds the state.
 */
const key = "session-changed-at";

/** Prefix of the time at which a session expired. */
const ranOut = "expired ";

/** Prefix of the time at which a log-out began. */
const leaves = "leaving ";

/** Milliseconds until a log-out without a response counts as failed. */
const leavingTakes = 15_000;

export function announceSession(): void {
  store(String(Date.now()));
}

export function announceLeaving(): void {
  store(`${leaves}${Date.now()}`);
}

/** A call that is rejected meanwhile is due to the log-out. */
export function isLeaving(): boolean {
  try {
    const news = localStorage.getItem(key) ?? "";
    return news.startsWith(leaves) && Date.now() - Number(news.slice(leaves.length)) < leavingTakes;
  } catch {
    return false;
  }
}

export function announceExpiry(): void {
  store(`${ranOut}${Date.now()}`);
}

function store(news: string): void {
  try {
    localStorage.setItem(key, news);
  } catch {
    // Without storage the other tabs notice it on their next page load.
  }
}

/** This browser had a session before: offer sign-in, not registration. */
export function hadSession(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

interface SessionNews {
  /** Signed in or out in another tab, or this page was restored from the back/forward cache. */
  readonly changed: () => void;
  /** Another tab found that the session expired. */
  readonly expired: () => void;
}

export function followSession({ changed, expired }: SessionNews): void {
  addEventListener("storage", (event) => {
    if (event.key !== key || event.newValue?.startsWith(leaves) === true) return;
    if (event.newValue?.startsWith(ranOut) === true) expired();
    else changed();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) changed();
  });
}
