import { findRoute, linkTo, parseRouteId } from "@autotune/routes";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { openSignIn } from "../../features/identity/session/sign-in-dialog.ts";
import { readLoginEmail } from "../../features/identity/sign-in/read-login-email.ts";
import { useUser } from "../../features/identity/session/user-store.ts";
import { AccountSkeleton } from "./account-skeleton.tsx";
import { AccountUnreachable } from "./account-unreachable.tsx";

/** Shows a protected page only to a signed-in person. */
export function AccountGate({ children }: { children: ReactNode }) {
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const isProtected = route !== undefined && findRoute(route.name).requiresAuth === true;
  return isProtected ? <SignedInOnly>{children}</SignedInOnly> : children;
}

function SignedInOnly({ children }: { children: ReactNode }) {
  const status = useUser((state) => state.status);
  const hasExpired = useUser((state) => state.hasExpired);
  const home = linkTo("Home", {}, useLanguage());
  const navigate = useNavigate();
  const location = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (status === "signedIn") wasSignedIn.current = true;
    if (status !== "signedOut") return;
    void navigate(home, { replace: true });
    const ranOut = wasSignedIn.current && hasExpired;
    // A person who logs out here is not asked to sign in again.
    if (wasSignedIn.current && !ranOut) return;
    const email = readLoginEmail(location.search);
    openSignIn({
      ...(email === undefined ? {} : { email, emailLocked: true }),
      // The expired session was already reported.
      prompted: !ranOut,
      goOn: () => void navigate(location),
    });
  }, [status, hasExpired, home, navigate, location]);

  if (status === "unreachable") return <AccountUnreachable />;
  return status === "signedIn" ? children : <AccountSkeleton />;
}
