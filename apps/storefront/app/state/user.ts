import type { SignUp } from "@autotune/commerce";
import type { Credentials } from "@autotune/contract";
import { callShop, type ShopAnswer } from "../calls/call-shop.ts";
import { readUser } from "../calls/read-user.ts";
import { announceSession } from "./session-tabs.ts";
import { setUser, useUser } from "./user-store.ts";

export { useUser };

/** On failure the status says why, as the server gave it; 0 means that no answer came. */
export type SessionResult = { ok: true } | { ok: false; status: number };

/** Asks the server who is signed in. No answer keeps what was known, or else counts as signed out. */
export async function refreshUser(): Promise<void> {
  const answer = await callShop({ method: "GET", path: "/laravel/rest/user" });
  if (answer.ok) setUser(readUser(answer.value));
  else if (answer.status === 401 || useUser.getState().status === "unknown") setUser(null);
}

export async function signIn({ email, password }: Credentials): Promise<SessionResult> {
  const data = JSON.stringify({ email: email.trim(), password });
  return beginSession(
    await callShop({ method: "POST", path: "/laravel/rest/auth_endpoint_a", body: { data } }),
  );
}

/** A new account is signed in at once. */
export async function createAccount(signUp: SignUp): Promise<SessionResult> {
  const body = {
    email: signUp.email.trim(),
    password: signUp.password,
    confirm_password: signUp.confirmPassword,
    first_name: signUp.firstName.trim(),
    last_name: signUp.lastName.trim(),
    optin: signUp.optin,
  };
  return beginSession(await callShop({ method: "POST", path: "/laravel/rest/user", body }));
}

function beginSession(answer: ShopAnswer): SessionResult {
  if (!answer.ok) return { ok: false, status: answer.status };
  setUser(readUser(answer.value));
  announceSession();
  return { ok: true };
}

export async function signOut(): Promise<SessionResult> {
  const answer = await callShop({ method: "POST", path: "/laravel/rest/logout", body: {} });
  if (!answer.ok) return { ok: false, status: answer.status };
  setUser(null);
  announceSession();
  return { ok: true };
}
