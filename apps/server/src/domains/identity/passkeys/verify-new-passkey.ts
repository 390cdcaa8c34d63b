import type { AddPasskeyBody } from "@autotune/contract";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { keyKinds, type RelyingParty } from "./relying-party.ts";
import type { NewPasskey } from "./repository.ts";

/**
 * A new passkey as it is stored. Undefined where it was created for another challenge or another host, or is
 * invalid: the library throws then.
 */
export async function verifyNewPasskey(
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: AddPasskeyBody["credential"],
): Promise<Omit<NewPasskey, "accountId" | "name"> | undefined> {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: keyKinds,
    // Preferred, not required: a key without a sensor or a code proves as much as a password does.
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, "base64url"),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}
