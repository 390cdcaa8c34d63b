import type { ErrorCode, PasskeyAnswer, PasskeyOptionsBody } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";
import { readPasskeyOptions } from "./read-passkey-options.ts";

const path = "/laravel/rest/passkeys";

export type RefusedOptions = "passwordRequired" | "wrongPassword" | "tooMany" | "failed";

type AskedOptions =
  | { kind: "there"; options: PublicKeyCredentialCreationOptionsJSON }
  | { kind: RefusedOptions };

const refusals: Partial<Record<ErrorCode, RefusedOptions>> = {
  passwordRequired: "passwordRequired",
  wrongPassword: "wrongPassword",
  tooManyRequests: "tooMany",
};

/** The person's passkeys, the oldest first; undefined where no readable answer came. */
export async function askPasskeys(signal: AbortSignal): Promise<PasskeyAnswer[] | undefined> {
  const answer = await callShop({ method: "GET", path, verified: true, signal });
  if (!answer.ok || !isRecord(answer.value)) return undefined;
  const { passkeys } = answer.value;
  return Array.isArray(passkeys) ? passkeys.filter(isPasskey) : undefined;
}

/** What the browser makes a new passkey of. Whoever signed in a while ago is asked for the password. */
export async function askPasskeyOptions(password: string | undefined): Promise<AskedOptions> {
  const body: PasskeyOptionsBody = password === undefined ? {} : { password };
  const answer = await callShop({ method: "POST", path: `${path}/options`, body, verified: true });
  if (!answer.ok) {
    const refusal = Object.entries(refusals).find(([code]) => code === answer.error);
    return { kind: refusal?.[1] ?? "failed" };
  }
  const options = readPasskeyOptions(answer.value);
  return options === undefined ? { kind: "failed" } : { kind: "there", options };
}

/** Each says whether the server has done it. */
export async function addPasskey(credential: PublicKeyCredential): Promise<boolean> {
  const body = { credential: credential.toJSON() };
  return (await callShop({ method: "POST", path, body, verified: true })).ok;
}

export async function renamePasskey(id: string, name: string): Promise<boolean> {
  const one = `${path}/${id}`;
  return (await callShop({ method: "PATCH", path: one, body: { name }, verified: true })).ok;
}

export async function removePasskey(id: string): Promise<boolean> {
  const answer = await callShop({ method: "DELETE", path: `${path}/${id}`, verified: true });
  // Another tab has removed it.
  return answer.ok || answer.status === 404;
}

function isPasskey(value: unknown): value is PasskeyAnswer {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    typeof value["name"] === "string" &&
    typeof value["isBackedUp"] === "boolean" &&
    typeof value["createdAt"] === "string" &&
    (value["lastUsedAt"] === null || typeof value["lastUsedAt"] === "string")
  );
}
