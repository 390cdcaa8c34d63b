import type { PasskeySignInBody } from "@autotune/contract";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { RelyingParty } from "./relying-party.ts";

interface KnownPasskey {
  readonly publicKey: Buffer;
  /** How often it had been used when it was last seen. */
  readonly counter: number;
}

interface UsedPasskey {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/**
 * What a key says of itself where it has signed the challenge. Nothing where it has not, has signed for
 * another host, or has counted back: the library throws then.
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
