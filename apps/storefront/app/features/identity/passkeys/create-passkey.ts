import type { OwnerRejection } from "../api/owner-rejection.ts";
import { addPasskey, fetchPasskeyOptions } from "../api/passkeys.ts";
import type { RequestFailure } from "../../../platform/failures/request-failure.ts";

export type CreatedPasskey =
  | "added"
  /** The person cancelled the browser's prompt, or it timed out. */
  | "dismissed"
  /** This device already has one for the account. */
  | "known"
  /** The browser could not. */
  | "impossible"
  | OwnerRejection
  | RequestFailure;

/** Whether this browser can create a passkey, and serialise it to JSON. */
export function canCreatePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/**
 * Creates a passkey in the browser. The device verifies the person by fingerprint, face or PIN; the password proves
 * that the account is theirs, unless they have just signed in.
 */
export async function createPasskey(password?: string): Promise<CreatedPasskey> {
  const result = await fetchPasskeyOptions(password);
  if (result.kind === "failed") return result;
  if (result.kind !== "there") return result.kind;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(result.options);
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return "impossible";
    return (await addPasskey(credential)) ?? "added";
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): CreatedPasskey {
  if (!(error instanceof DOMException)) return "impossible";
  if (error.name === "InvalidStateError") return "known";
  return error.name === "NotAllowedError" || error.name === "AbortError"
    ? "dismissed"
    : "impossible";
}
