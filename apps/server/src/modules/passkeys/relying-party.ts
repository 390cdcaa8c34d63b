/** For whom passkeys are made: a browser shows one only to the host that it was made for. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** Ed25519, ES256 and RS256, as COSE numbers them: one of them is in every device. */
export const keyKinds = [-8, -7, -257];

export function relyingPartyAt(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "AutoTune", origin };
}
