import type { PasskeySignInBody } from "@autotune/contract";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { RelyingParty } from "./relying-party.ts";

interface KnownPasskey {
  readonly publicKey: Buffer;
  /** Its signature counter when it was last used. */
  readonly counter: number;
}

interface UsedPasskey {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/**
 * The verified assertion of a key. Undefined where it has not signed the challenge, has signed for another
 * host, or its counter went back: the library throws then.
 */
export async function verifyShownPasskey(
  party: RelyingParty,
  challenge: string,
  { publicKey, counter }: KnownPasskey,
  { id, rawId, type, response }: PasskeySignInBody["credential"],
): Promise<UsedPasskey | undefined> {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return undefined;
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}
