import type { SignUp } from "@autotune/commerce";
import type { Credentials, GuestUpdateBody } from "@autotune/contract";
import { splitLanguage, type Language } from "@autotune/routes";
import { callShop, type ShopAnswer } from "../calls/call-shop.ts";
import { isRecord } from "../calls/is-record.ts";
import { readUser } from "../calls/read-user.ts";
import { announceLeaving, announceSession } from "./session-tabs.ts";
import { setUnreachable, setUser, useUser } from "./user-store.ts";

export { useUser };

/** The account is to be completed before it opens: what its set-up asks for. */
export interface SetupKey {
  readonly token: string;
  readonly email: string;
}

/** On failure status and code say why, as the server gave them; 0 means that no answer came. */
export type SessionResult =
  | { ok: true }
  | { ok: false; status: number; error?: string | undefined; setup?: SetupKey | undefined };

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
  const path = "/laravel/rest/auth_endpoint_a";
  return beginSession(
    await callShop({ method: "POST", path, body: { data }, answersOutdated: true }),
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
    language: pageLanguage(),
  };
  const path = "/laravel/rest/user";
  return beginSession(await callShop({ method: "POST", path, body, answersOutdated: true }));
}

/** Completes an account with what stands in the link of its mail; it is signed in at once. */
export async function setUpAccount(asked: GuestUpdateBody): Promise<SessionResult> {
  const body = { ...asked, language: pageLanguage() };
  return beginSession(
    await callShop({ method: "PATCH", path: "/laravel/rest/guest/update", body }),
  );
}

/** In which we write to whoever begins here. */
function pageLanguage(): Language {
  return splitLanguage(location.pathname).language;
}

/** Whatever opened it, a session begins in all tabs. */
export function beginSession(answer: ShopAnswer): SessionResult {
  if (!answer.ok) {
    const { status, error, value } = answer;
    return { ok: false, status, error, setup: status === 428 ? readSetupKey(value) : undefined };
  }
  setUser(readUser(answer.value));
  announceSession();
  return { ok: true };
}

function readSetupKey(value: unknown): SetupKey | undefined {
  if (!isRecord(value)) return undefined;
  const { token, email } = value;
  const isComplete =
    typeof token === "string" && token !== "" && typeof email === "string" && email !== "";
  return isComplete ? { token, email } : undefined;
}

export async function signOut(): Promise<SessionResult> {
  announceLeaving();
  const answer = await callShop({ method: "POST", path: "/laravel/rest/logout", body: {} });
  if (!answer.ok) {
    announceSession();
    return { ok: false, status: answer.status };
  }
  setUser(null);
  announceSession();
  return { ok: true };
}
