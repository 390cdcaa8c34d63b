import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@autotune/contract";
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import type { SignedInAccount } from "../../../platform/session/session-repository.ts";
import { passkeySeconds } from "../../../platform/session/session-cookies.ts";
import { keyKinds, type RelyingParty } from "./relying-party.ts";
import { userHandleOf } from "./user-handle.ts";

const timeout = passkeySeconds * 1000;

interface OwnedPasskey {
  readonly credentialId: Buffer;
  readonly transports: readonly string[];
}

/** The options of a new key. A device that has one of the account's creates no second. */
export async function offerNewPasskey(
  { id, name }: RelyingParty,
  account: SignedInAccount,
  owned: readonly OwnedPasskey[],
): Promise<PasskeyCreationOptions> {
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: userHandleOf(account.id),
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
    supportedAlgorithmIDs: keyKinds,
  });
  return {
    rp: { id, name },
    user,
    challenge,
    pubKeyCredParams,
    timeout,
    excludeCredentials: owned.map(({ credentialId, transports }) => ({
      id: credentialId.toString("base64url"),
      type: "public-key",
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    attestation: "none",
  };
}

/** What any key of ours signs: it names no account, the key itself knows its owner. */
export async function offerSignIn({ id }: RelyingParty): Promise<PasskeyRequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return { challenge, rpId: id, timeout, userVerification: "preferred" };
}
