import { findRoute, parseRouteId } from "@autotune/routes";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useMatches, useNavigate, type NavigateOptions } from "react-router";
import { askForSignInOf } from "../../state/ask-for-sign-in-of.ts";
import { readLoginEmail } from "../../state/read-login-email.ts";

/** An address may ask for the sign-in of one person. */
export function LoginEmail() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const isProtected = route !== undefined && findRoute(route.name).requiresAuth === true;
  const email = readLoginEmail(search);

  const ask = useEffectEvent((asked: string, signal: AbortSignal) => {
    const rest = new URLSearchParams(search);
    rest.delete("loginEmail");
    const page = { pathname, search: rest.toString(), hash };
    const goTo = (options: NavigateOptions) => void navigate(page, options);
    void askForSignInOf(asked, { isProtected, goTo, signal });
  });

  useEffect(() => {
    if (email === undefined) return;
    const left = new AbortController();
    ask(email, left.signal);
    return () => left.abort();
  }, [email]);

  return null;
}
