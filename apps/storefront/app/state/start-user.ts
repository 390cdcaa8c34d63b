import { followSession } from "./session-tabs.ts";
import { setExpired, setUnreachable, setUser, useUser } from "./user-store.ts";

/** Finds out who is there, once for each document, and follows what other tabs do. */
export function startUser(): void {
  readSession();
  followSession({ changed: readSession, expired: followExpiry });
}

/** Whoever was signed in here too wants to come back, as in the tab that has noticed it. */
function followExpiry(): void {
  const { status, hasExpired } = useUser.getState();
  if (status === "signedIn") {
    // At once: this page must not take it for a wish of the person.
    setExpired();
    void tellExpiry();
  } else if (!hasExpired) readSession();
}

async function tellExpiry(): Promise<void> {
  try {
    const { sayExpired } = await import("./say-expired.ts");
    sayExpired();
  } catch {
    // The question to sign in stands there all the same.
  }
}

/** Asks again after nobody answered. */
export function retryUser(): void {
  useUser.setState({ status: "unknown" });
  readSession();
}

/** Only a browser with a session asks: every other visitor would get a refusal in the console. */
export function readSession(): void {
  if (hasSession(document.cookie)) void askServer();
  else setUser(null);
}

/** Most visitors have no session, so they do not load the code that asks either. */
async function askServer(): Promise<void> {
  try {
    const { refreshUser } = await import("./user.ts");
    await refreshUser();
  } catch {
    setUnreachable();
  }
}

export function hasSession(cookies: string): boolean {
  return cookies.split("; ").includes("signed-in=1");
}
