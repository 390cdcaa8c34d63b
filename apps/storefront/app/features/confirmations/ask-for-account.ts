import { askForSignInOf } from "../../state/ask-for-sign-in-of.ts";
import { retryUser } from "../../state/start-user.ts";
import { useUser } from "../../state/user-store.ts";

/** Somebody else who is signed in makes room first. The page stays, and asks on once the right person is there. */
export function askForAccount(email: string): void {
  // Who is there is asked anew first: the question below goes on once that is known.
  if (useUser.getState().status === "unreachable") retryUser();
  const { signal } = new AbortController();
  void askForSignInOf(email, { isProtected: false, goTo: () => undefined, signal });
}
