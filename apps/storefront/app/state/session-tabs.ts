/**
 * A session that begins or ends in one tab does so in all of them. What is stored says only that something
 * has changed; the cookie that all tabs share says what.
 */
const key = "session-changed-at";

export function announceSession(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
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

/** Calls back when another tab has changed the session, or when this page comes back from the past. */
export function followSession(changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === key) changed();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) changed();
  });
}
