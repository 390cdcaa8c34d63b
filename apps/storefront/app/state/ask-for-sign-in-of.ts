import { normaliseEmail } from "@autotune/commerce";
import { openSignIn } from "./dialog.ts";
import { useUser } from "./user-store.ts";
import { whenUserIsKnown } from "./when-user-is-known.ts";

interface PageThatAsks {
  /** It shows only to a signed-in person. */
  readonly isProtected: boolean;
  /** Leads to it without the question: the address of a person has no place in the page's, which others may see. */
  readonly goTo: (how: { replace?: true; preventScrollReset?: true }) => void;
  /** The page was left before it was known who is there. */
  readonly signal: AbortSignal;
}

/** A page asks for one person. Somebody else who is signed in makes room first. */
export async function askForSignInOf(email: string, page: PageThatAsks): Promise<void> {
  const { isProtected, goTo, signal } = page;
  const status = await whenUserIsKnown();
  // A protected page has a gate that asks by itself.
  const isGated = isProtected && status === "signedOut";
  if (status === "unreachable" || isGated || signal.aborted) return;
  const stay = () => goTo({ replace: true, preventScrollReset: true });
  if (isSignedInAs(email)) {
    stay();
    return;
  }
  if (status === "signedIn") {
    const { logOut } = await import("./log-out-user.ts");
    if (!(await logOut())) return;
  }
  // Whoever logs out on a protected page is led Home.
  openSignIn({ email, emailLocked: true, goOn: () => (isProtected ? goTo({}) : undefined) });
  if (!isProtected) stay();
}

function isSignedInAs(email: string): boolean {
  const { user } = useUser.getState();
  return user !== null && normaliseEmail(user.email) === normaliseEmail(email);
}
