import type { SignUp } from "@autotune/commerce";
import type { Credentials } from "@autotune/contract";
import { callShop, type ShopAnswer } from "../calls/call-shop.ts";
import { readUser } from "../calls/read-user.ts";
import { announceSession } from "./session-tabs.ts";
import { setUnreachable, setUser, useUser } from "./user-store.ts";

export { useUser };

/** On failure the status says why, as the server gave it; 0 means that no answer came. */
export type SessionResult = { ok: true } | { ok: false; status: number };

/** How long to wait before each next question, in milliseconds. */
const pauses = [500, 1500, 4000];

/** Asks the server who is signed in. A server that does not answer well is asked again, three times. */
export async function refreshUser(
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<void> {
  const ask = () => callShop({ method: "GET", path: "/laravel/rest/user" });
  let answer = await ask();
  for (const milliseconds of pauses) {
    if (answer.ok || (answer.status > 0 && answer.status < 500)) break;
    await pause(milliseconds);
    answer = await ask();
  }
  if (answer.status === 401) setUser(null);
  else if (answer.ok) takeOver(answer.value);
  else setUnreachable();
}

/** An answer that says nothing readable is as good as none. */
function takeOver(value: unknown): void {
  try {
    setUser(readUser(value));
  } catch {
    setUnreachable();
  }
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
