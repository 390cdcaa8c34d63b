/**
 * A session that begins or ends in one tab does so in all of them. What is stored says that something has
 * changed, and whether the session ran out; the cookie that all tabs share says what there is now.
 */
const key = "session-changed-at";

/** Before the time of a session that ended without anybody's wish. */
const ranOut = "expired ";

/** Before the time at which somebody asked to be logged out. */
const leaves = "leaving ";

/** Milliseconds. A log-out that has had no answer by then has failed. */
const leavingTakes = 15_000;

export function announceSession(): void {
  store(String(Date.now()));
}

export function announceLeaving(): void {
  store(`${leaves}${Date.now()}`);
}

/** A call that is refused meanwhile is refused because somebody wanted it so. */
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
    // Where storing is forbidden, the other tabs learn of it when they load their next page.
  }
}

/** Somebody was signed in here before: such a person wants to sign in, not to make an account. */
export function hadSession(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

interface SessionNews {
  /** Somebody has signed in or out elsewhere, or this page comes back from the past. */
  readonly changed: () => void;
  /** Another tab has learnt that the session ran out. */
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
