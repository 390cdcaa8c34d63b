import { normaliseEmail } from "@autotune/commerce";
import { openSignIn } from "./sign-in-dialog.ts";
import { useUser } from "./user-store.ts";
import { whenUserIsKnown } from "./when-user-is-known.ts";

interface PromptingPage {
  /** A protected page. */
  readonly isProtected: boolean;
  /** Navigates to the page without the query: an email address must not stay in a URL. */
  readonly goTo: (how: { replace?: true; preventScrollReset?: true }) => void;
  /** The page was left before the user was known. */
  readonly signal: AbortSignal;
}

/** A URL asks one person to sign in. Anyone else is signed out first. */
export async function promptSignIn(email: string, page: PromptingPage): Promise<void> {
  const { isProtected, goTo, signal } = page;
  const status = await whenUserIsKnown();
  // A protected page has a gate that opens the sign-in.
  const isGated = isProtected && status === "signedOut";
  if (status === "unreachable" || isGated || signal.aborted) return;
  const stay = () => goTo({ replace: true, preventScrollReset: true });
  if (isSignedInAs(email)) {
    stay();
    return;
  }
  if (status === "signedIn") {
    const { logOut } = await import("./log-out.ts");
    if (!(await logOut())) return;
  }
  // Logging out on a protected page redirects to Home.
  openSignIn({ email, emailLocked: true, goOn: () => (isProtected ? goTo({}) : undefined) });
  if (!isProtected) stay();
}

function isSignedInAs(email: string): boolean {
  const { user } = useUser.getState();
  return user !== null && normaliseEmail(user.email) === normaliseEmail(email);
}
