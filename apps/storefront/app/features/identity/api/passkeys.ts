import type { ErrorCode, PasskeyResponse, PasskeyOptionsBody } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readPasskeyOptions } from "./read-passkey-options.ts";
import {
  failureOf,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

const path = "/laravel/rest/passkeys";

export type RejectedOptions = "passwordRequired" | "wrongPassword";

type PasskeyOptionsResult =
  | { kind: "there"; options: PublicKeyCredentialCreationOptionsJSON }
  | { kind: RejectedOptions }
  | RequestFailure;

const rejections: Partial<Record<ErrorCode, RejectedOptions>> = {
  passwordRequired: "passwordRequired",
  wrongPassword: "wrongPassword",
};

/** The person's passkeys, the oldest first; undefined without a readable response. */
export async function fetchPasskeys(signal: AbortSignal): Promise<PasskeyResponse[] | undefined> {
  const response = await callShop({ method: "GET", path, verified: true, signal });
  if (!response.ok || !isRecord(response.value)) return undefined;
  const { passkeys } = response.value;
  return Array.isArray(passkeys) ? passkeys.filter(isPasskey) : undefined;
}

/** Options for a new passkey. A session that is not recent needs the password. */
export async function fetchPasskeyOptions(
  password: string | undefined,
): Promise<PasskeyOptionsResult> {
  const body: PasskeyOptionsBody = password === undefined ? {} : { password };
  const response = await callShop({
    method: "POST",
    path: `${path}/options`,
    body,
    verified: true,
  });
  if (!response.ok) {
    const rejection = Object.entries(rejections).find(([code]) => code === response.error);
    return rejection === undefined ? requestFailure(response) : { kind: rejection[1] };
  }
  const options = readPasskeyOptions(response.value);
  return options === undefined ? requestFailure(response) : { kind: "there", options };
}

/** Each returns why the server has not done it. */
export async function addPasskey(
  credential: PublicKeyCredential,
): Promise<RequestFailure | undefined> {
  const body = { credential: credential.toJSON() };
  return failureOf(await callShop({ method: "POST", path, body, verified: true }));
}

export async function renamePasskey(id: string, name: string): Promise<RequestFailure | undefined> {
  const one = `${path}/${id}`;
  return failureOf(await callShop({ method: "PATCH", path: one, body: { name }, verified: true }));
}

export async function removePasskey(id: string): Promise<RequestFailure | undefined> {
  const response = await callShop({ method: "DELETE", path: `${path}/${id}`, verified: true });
  // Another tab has removed it.
  return response.status === 404 ? undefined : failureOf(response);
}

function isPasskey(value: unknown): value is PasskeyResponse {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    typeof value["name"] === "string" &&
    typeof value["isBackedUp"] === "boolean" &&
    typeof value["createdAt"] === "string" &&
    (value["lastUsedAt"] === null || typeof value["lastUsedAt"] === "string")
  );
}
