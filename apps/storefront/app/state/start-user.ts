import { followSession } from "./session-tabs.ts";
import { setUnreachable, setUser, useUser } from "./user-store.ts";

/** Finds out who is there, once for each document, and follows what other tabs do. */
export function startUser(): void {
  readSession();
  followSession(readSession);
}

/** Asks again after nobody answered. */
export function retryUser(): void {
  useUser.setState({ status: "unknown" });
  readSession();
}

/** Only a browser with a session asks: every other visitor would get a refusal in the console. */
function readSession(): void {
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
