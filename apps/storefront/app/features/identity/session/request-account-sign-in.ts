import { promptSignIn } from "./prompt-sign-in.ts";
import { retryUser } from "./start-user.ts";
import { useUser } from "./user-store.ts";

/** Another signed-in person is signed out first. The page stays, and continues once the right person is signed in. */
export function requestAccountSignIn(email: string): void {
  // The session is fetched again first: the prompt below waits until it is known.
  if (useUser.getState().status === "unreachable") retryUser();
  const { signal } = new AbortController();
  void promptSignIn(email, { isProtected: false, goTo: () => undefined, signal });
}
