import { findRoute, linkTo, parseRouteId } from "@autotune/routes";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useMatches, useNavigate } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { openSignIn } from "../state/dialog.ts";
import { useUser } from "../state/user-store.ts";
import { AccountSkeleton } from "./account-skeleton.tsx";
import { AccountUnreachable } from "./account-unreachable.tsx";

/** Lets only a signed-in person see a page that asks for it. */
export function AccountGate({ children }: { children: ReactNode }) {
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const isProtected = route !== undefined && findRoute(route.name).requiresAuth === true;
  return isProtected ? <SignedInOnly>{children}</SignedInOnly> : children;
}

function SignedInOnly({ children }: { children: ReactNode }) {
  const status = useUser((state) => state.status);
  const home = linkTo("Home", {}, useLanguage());
  const navigate = useNavigate();
  const location = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (status === "signedIn") wasSignedIn.current = true;
    if (status !== "signedOut") return;
    void navigate(home, { replace: true });
    // Who logs out here is not asked to come back at once.
    if (!wasSignedIn.current) openSignIn({ asked: true, goOn: () => void navigate(location) });
  }, [status, home, navigate, location]);

  if (status === "unreachable") return <AccountUnreachable />;
  return status === "signedIn" ? children : <AccountSkeleton />;
}
