import { addPasskey, askPasskeyOptions, type RefusedOptions } from "../../calls/passkeys.ts";

export type CreatedPasskey =
  | "added"
  /** The person has closed the browser's own question, or let it run out. */
  | "dismissed"
  /** This device holds one for the account already. */
  | "known"
  | RefusedOptions;

/** Whether this browser can make a passkey, and write it down as the server reads it. */
export function canCreatePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/**
 * Lets the browser make a passkey for the account. Who holds it proves that by finger, face or code; that the
 * account is theirs they prove by the password, if they have not just signed in.
 */
export async function createPasskey(password?: string): Promise<CreatedPasskey> {
  const asked = await askPasskeyOptions(password);
  if (asked.kind !== "there") return asked.kind;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options);
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return "failed";
    return (await addPasskey(credential)) ? "added" : "failed";
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): CreatedPasskey {
  if (!(error instanceof DOMException)) return "failed";
  if (error.name === "InvalidStateError") return "known";
  return error.name === "NotAllowedError" || error.name === "AbortError" ? "dismissed" : "failed";
}
