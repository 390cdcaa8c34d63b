import type { SignUp } from "@autotune/commerce";
import type { CreateAccountBody, Credentials, GuestUpdateBody } from "@autotune/contract";
import { splitLanguage, type Language } from "@autotune/routes";
import { callShop, type ShopResponse } from "../../../platform/api/call-shop.ts";
import { onSessionExpired } from "../../../platform/api/expired-session.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readUser } from "../api/read-user.ts";
import { endSession } from "../../../platform/api/session-requests.ts";
import { announceLeaving, announceSession } from "./announce-session.ts";
import { requestUser, setUnreachable, setUser } from "./user-store.ts";

onSessionExpired(async () => {
  const { expireSession } = await import("./expire-session.ts");
  expireSession();
});

/** The account must be completed first: what its set-up needs. */
export interface SetupKey {
  readonly token: string;
  readonly email: string;
}

/** On failure, the server's status and error code; 0 means no response. */
export type SessionResult =
  | { ok: true }
  | {
      ok: false;
      status: number;
      error?: string | undefined;
      /** Seconds to wait before the next try. */
      retryAfter?: number | undefined;
      setup?: SetupKey | undefined;
    };

/** Milliseconds to wait before each retry. */
const pauses = [500, 1500, 4000];

/** Fetches the signed-in user. A failed request is retried three times. */
export async function refreshUser(
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<void> {
  const isCurrent = requestUser();
  const fetchUser = () => callShop({ method: "GET", path: "/laravel/rest/user" });
  let response = await fetchUser();
  for (const milliseconds of pauses) {
    if (response.ok || (response.status > 0 && response.status < 500)) break;
    await pause(milliseconds);
    response = await fetchUser();
  }
  if (!isCurrent()) return;
  if (response.status === 401) setUser(null);
  else if (response.ok) takeOver(response.value);
  else setUnreachable();
}

/** An unreadable response counts as none. */
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
    await callShop({ method: "POST", path, body: { data }, handlesOutdated: true }),
  );
}

/** A new account is signed in at once. */
export async function createAccount(signUp: SignUp): Promise<SessionResult> {
  const body: CreateAccountBody = {
    email: signUp.email.trim(),
    password: signUp.password,
    confirm_password: signUp.confirmPassword,
    first_name: signUp.firstName.trim(),
    last_name: signUp.lastName.trim(),
    optin: signUp.optin,
    language: pageLanguage(),
  };
  const path = "/laravel/rest/user";
  return beginSession(await callShop({ method: "POST", path, body, handlesOutdated: true }));
}

/** Completes an account with the token of its email link; it is signed in at once. */
export async function setUpAccount(update: GuestUpdateBody): Promise<SessionResult> {
  const body = { ...update, language: pageLanguage() };
  return beginSession(
    await callShop({ method: "PATCH", path: "/laravel/rest/guest/update", body }),
  );
}

/** The language of emails to a new account. */
function pageLanguage(): Language {
  return splitLanguage(location.pathname).language;
}

/** A new session begins in all tabs. */
export function beginSession(response: ShopResponse): SessionResult {
  if (!response.ok) {
    const { status, error, retryAfter, value } = response;
    const setup = status === 428 ? readSetupKey(value) : undefined;
    return { ok: false, status, error, ...(retryAfter === undefined ? {} : { retryAfter }), setup };
  }
  setUser(readUser(response.value));
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
  const response = await endSession(() =>
    callShop({ method: "POST", path: "/laravel/rest/logout", body: {} }),
  );
  if (!response.ok) {
    announceSession();
    return { ok: false, status: response.status };
  }
  setUser(null);
  announceSession();
  return { ok: true };
}
