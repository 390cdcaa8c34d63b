import { factorPaths } from "../factor-routes.ts";
import { send, type Sent } from "./send.ts";

const dismissed = { ok: false, message: "No passkey was used. Try again." } as const;
const impossible = { ok: false, message: "This browser can’t use passkeys." } as const;

export async function createPasskey(name: string): Promise<Sent> {
  const offered = await send(factorPaths.passkeyToAdd);
  if (!offered.ok) return offered;
  const credential = await ask(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(Object(offered.body["options"])),
    }),
  );
  return credential === undefined
    ? unusable()
    : send(factorPaths.addPasskey, { name, credential: credential.toJSON() });
}

export async function showPasskey(): Promise<Sent> {
  const offered = await send(factorPaths.passkeyToUse);
  if (!offered.ok) return offered;
  const credential = await ask(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(Object(offered.body["options"])),
    }),
  );
  return credential === undefined
    ? unusable()
    : send(factorPaths.usePasskey, { credential: credential.toJSON() });
}

/** Undefined where the person has dismissed it, or it took too long. */
async function ask(
  prompt: () => Promise<Credential | null>,
): Promise<PublicKeyCredential | undefined> {
  const credential = await prompt().catch(() => null);
  return credential instanceof PublicKeyCredential ? credential : undefined;
}

const unusable = () => (typeof PublicKeyCredential === "function" ? dismissed : impossible);
