import type { PasskeyRequestOptions } from "@autotune/contract";
import { callShop } from "../calls/call-shop.ts";
import { isRecord } from "../calls/is-record.ts";
import { beginSession, type SessionResult } from "./user.ts";

/** Whether this browser can sign somebody in by a passkey, and says what it signed as JSON. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential
  );
}

/** The browser asks which passkey; undefined where the person stopped there. */
export async function signInWithPasskey(): Promise<SessionResult | undefined> {
  const path = "/laravel/rest/passkey-sign-in";
  const begin = { method: "POST", answersOutdated: true } as const;
  const asked = await callShop({ ...begin, path: `${path}/options`, body: {} });
  if (!asked.ok) return { ok: false, status: asked.status, error: asked.error };
  const credential = await askBrowser(readOptions(asked.value));
  if (credential === undefined) return undefined;
  const body = { credential };
  return beginSession(await callShop({ ...begin, path, body }));
}

async function askBrowser(options: PasskeyRequestOptions): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey });
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
  } catch (error) {
    // One answer of the browser for all of these: closed, no passkey, too late.
    if (error instanceof DOMException && error.name === "NotAllowedError") return undefined;
    throw error;
  }
}

function readOptions(value: unknown): PasskeyRequestOptions {
  if (!isRecord(value)) throw new Error("Empty response");
  const { challenge, rpId, timeout, userVerification } = value;
  const isReadable =
    typeof challenge === "string" &&
    typeof rpId === "string" &&
    typeof timeout === "number" &&
    typeof userVerification === "string";
  if (!isReadable) throw new Error("Invalid passkey options");
  return { challenge, rpId, timeout, userVerification };
}
