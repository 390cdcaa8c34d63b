import { followSession } from "./session-tabs.ts";
import { setUser } from "./user-store.ts";

/** Finds out who is there, once for each document, and follows what other tabs do. */
export function startUser(): void {
  readSession();
  followSession(readSession);
}

/** Only a browser with a session asks: every other visitor would get a refusal in the console. */
function readSession(): void {
  if (hasSession(document.cookie)) void askServer();
  else setUser(null);
}

/** Most visitors have no session, so they do not load the code that asks either. */
async function askServer(): Promise<void> {
  const { refreshUser } = await import("./user.ts");
  await refreshUser();
}

export function hasSession(cookies: string): boolean {
  return cookies.split("; ").includes("signed-in=1");
}
