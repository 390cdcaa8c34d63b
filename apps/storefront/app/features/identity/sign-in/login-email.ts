import { findRoute, parseRouteId } from "@autotune/routes";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useMatches, useNavigate, type NavigateOptions } from "react-router";
import { promptSignIn } from "../session/prompt-sign-in.ts";
import { readLoginEmail } from "./read-login-email.ts";

/** A URL may ask one person to sign in. */
export function LoginEmail() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  const isProtected = route !== undefined && findRoute(route.name).requiresAuth === true;
  const email = readLoginEmail(search);

  const startPrompt = useEffectEvent((loginEmail: string, signal: AbortSignal) => {
    const rest = new URLSearchParams(search);
    rest.delete("loginEmail");
    const page = { pathname, search: rest.toString(), hash };
    const goTo = (options: NavigateOptions) => void navigate(page, options);
    void promptSignIn(loginEmail, { isProtected, goTo, signal });
  });

  useEffect(() => {
    if (email === undefined) return;
    const left = new AbortController();
    startPrompt(email, left.signal);
    return () => left.abort();
  }, [email]);

  return null;
}
