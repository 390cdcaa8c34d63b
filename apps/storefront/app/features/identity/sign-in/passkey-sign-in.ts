import type { PasskeyRequestOptions } from "@autotune/contract";
import { callShop, type ShopCall } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { beginSession, type SessionResult } from "../session/session.ts";

/** Whether this browser supports passkeys and their JSON serialisation. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential
  );
}

/** The browser asks which passkey; undefined where the person cancelled. */
export async function signInWithPasskey(): Promise<SessionResult | undefined> {
  const path = "/laravel/rest/passkey-sign-in";
  const begin = { method: "POST", handlesOutdated: true } as const satisfies Partial<ShopCall>;
  const response = await callShop({ ...begin, path: `${path}/options`, body: {} });
  if (!response.ok) return { ok: false, status: response.status, error: response.error };
  const credential = await requestCredential(readOptions(response.value));
  if (credential === undefined) return undefined;
  const body = { credential };
  return beginSession(await callShop({ ...begin, path, body }));
}

async function requestCredential(options: PasskeyRequestOptions): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = await navigator.credentials.get({ publicKey });
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
  } catch (error) {
    // The same error for all of these: closed, no passkey, timed out.
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
