import { followSession } from "./session-tabs.ts";
import { setExpired, setUnreachable, setUser, useUser } from "./user-store.ts";

/** Fetches the user once per document, and follows the other tabs. */
export function startUser(): void {
  readSession();
  followSession({ changed: readSession, expired: followExpiry });
}

/** Expired in another tab: this one asks to sign in again too. */
function followExpiry(): void {
  const { status, hasExpired } = useUser.getState();
  if (status === "signedIn") {
    // At once: this page must not treat it as a log-out.
    setExpired();
    void notifyOfExpiry();
  } else if (!hasExpired) readSession();
}

async function notifyOfExpiry(): Promise<void> {
  try {
    const { notifyExpired } = await import("./notify-expired.ts");
    notifyExpired();
  } catch {
    // The sign-in dialog is shown all the same.
  }
}

/** Retries after the server was unreachable. */
export function retryUser(): void {
  useUser.setState({ status: "unknown" });
  readSession();
}

/** Only with a session cookie: for every other visitor the console would show a 401. */
export function readSession(): void {
  if (hasSession(document.cookie)) void fetchUser();
  else setUser(null);
}

/** Most visitors have no session, so they do not load this code either. */
async function fetchUser(): Promise<void> {
  try {
    const { refreshUser } = await import("./session.ts");
    await refreshUser();
  } catch {
    setUnreachable();
  }
}

export function hasSession(cookies: string): boolean {
  return cookies.split("; ").includes("signed-in=1");
}
