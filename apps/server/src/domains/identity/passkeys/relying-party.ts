/** The relying party: a browser offers a passkey only to the host that it was created for. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** Ed25519, ES256 and RS256, by their COSE numbers: every device supports one of them. */
export const keyKinds = [-8, -7, -257];

export function relyingPartyAt(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "AutoTune", origin };
}
