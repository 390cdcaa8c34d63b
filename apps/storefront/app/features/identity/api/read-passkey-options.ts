import { isRecord } from "../../../platform/api/is-record.ts";

const requirements = ["discouraged", "preferred", "required"] as const;

/** The server's options for a new passkey, in the browser's own form. */
export function readPasskeyOptions(
  value: unknown,
): PublicKeyCredentialCreationOptionsJSON | undefined {
  if (!isRecord(value)) return undefined;
  const { rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials } = value;
  const selection = value["authenticatorSelection"];
  if (!isRecord(rp) || !isRecord(user) || !isRecord(selection)) return undefined;
  if (typeof rp["id"] !== "string" || typeof rp["name"] !== "string") return undefined;
  const { id, name, displayName } = user;
  if (typeof id !== "string" || typeof name !== "string" || typeof displayName !== "string")
    return undefined;
  if (typeof challenge !== "string" || challenge === "" || typeof timeout !== "number")
    return undefined;
  if (!Array.isArray(pubKeyCredParams) || !Array.isArray(excludeCredentials)) return undefined;
  const algorithms = pubKeyCredParams.map((one: unknown) => (isRecord(one) ? one["alg"] : one));
  const residentKey = requirements.find((one) => one === selection["residentKey"]);
  const userVerification = requirements.find((one) => one === selection["userVerification"]);
  return {
    rp: { id: rp["id"], name: rp["name"] },
    user: { id, name, displayName },
    challenge,
    timeout,
    pubKeyCredParams: algorithms
      .filter((alg) => typeof alg === "number")
      .map((alg) => ({ alg, type: "public-key" })),
    excludeCredentials: excludeCredentials.flatMap(readDescriptor),
    authenticatorSelection: {
      ...(residentKey === undefined ? {} : { residentKey }),
      ...(userVerification === undefined ? {} : { userVerification }),
    },
    attestation: "none",
  };
}

function readDescriptor(value: unknown): PublicKeyCredentialDescriptorJSON[] {
  if (!isRecord(value) || typeof value["id"] !== "string") return [];
  const { transports } = value;
  return [
    {
      id: value["id"],
      type: "public-key",
      ...(Array.isArray(transports)
        ? { transports: transports.filter((one) => typeof one === "string") }
        : {}),
    },
  ];
}
