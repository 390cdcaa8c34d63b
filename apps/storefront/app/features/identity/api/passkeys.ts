import type { PasskeyResponse } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import {
  ownerOutcomeOf,
  ownerProof,
  ownerRejectionOf,
  type OwnerOutcome,
  type OwnerRejection,
} from "./owner-rejection.ts";
import { readPasskeyOptions } from "./read-passkey-options.ts";
import {
  failureOf,
  requestFailure,
  type RequestFailure,
} from "../../../platform/failures/request-failure.ts";

const path = "/laravel/rest/passkeys";

type PasskeyOptionsResult =
  | { kind: "there"; options: PublicKeyCredentialCreationOptionsJSON }
  | { kind: OwnerRejection }
  | RequestFailure;

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
  const response = await callShop({
    method: "POST",
    path: `${path}/options`,
    body: ownerProof(password),
    verified: true,
  });
  if (!response.ok) {
    const kind = ownerRejectionOf(response);
    return kind === undefined ? requestFailure(response) : { kind };
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

export async function removePasskey(id: string, password?: string): Promise<OwnerOutcome> {
  const response = await callShop({
    method: "DELETE",
    path: `${path}/${id}`,
    body: ownerProof(password),
    verified: true,
  });
  // Another tab has removed it.
  return response.status === 404 ? undefined : ownerOutcomeOf(response);
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
