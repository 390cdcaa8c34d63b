import type { Executor } from "@autotune/database";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { StaffMember } from "../staff/staff-audit.ts";

const Base64 = Type.String({ maxLength: 10_000 });
/** What a browser makes of a new passkey, as far as it is read. */
export const NewCredential = Type.Object({
  id: Base64,
  rawId: Base64,
  type: Type.Literal("public-key"),
  response: Type.Object({ clientDataJSON: Base64, attestationObject: Base64 }),
});
export const ShownCredential = Type.Object({
  id: Base64,
  rawId: Base64,
  type: Type.Literal("public-key"),
  response: Type.Object({ clientDataJSON: Base64, authenticatorData: Base64, signature: Base64 }),
});

/** Ed25519, ES256 and RS256, by their COSE numbers: every device supports one of them. */
const keyKinds = [-8, -7, -257];
const Owned = Type.Object({
  credentialId: Type.String(),
  publicKey: Type.String(),
  counter: Type.Integer(),
  transports: Type.Array(Type.String()),
});
const ownedForm = Compile(Type.Array(Owned));

/** A browser offers a passkey only to the host that it was created for. */
function partyAt(cmsUrl: string) {
  const { hostname, origin } = new URL(cmsUrl);
  return { id: hostname, origin };
}

async function readOwned(executor: Executor, staffId: number) {
  const { rows } = await executor.execute(sql`
    select encode(credential_id, 'base64') as "credentialId", encode(public_key, 'base64') as "publicKey",
      counter::int, transports from shop.staff_passkey where staff_id = ${staffId}`);
  return ownedForm.Parse(rows).map((row) => ({
    ...row,
    id: Buffer.from(row.credentialId, "base64").toString("base64url"),
    publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64")),
  }));
}

export async function offerNewPasskey(executor: Executor, cmsUrl: string, staff: StaffMember) {
  const owned = await readOwned(executor, staff.id);
  return generateRegistrationOptions({
    rpID: partyAt(cmsUrl).id,
    rpName: "AutoTune CMS",
    userID: new TextEncoder().encode(`staff-${staff.id}`),
    userName: staff.email,
    supportedAlgorithmIDs: keyKinds,
    attestationType: "none",
    excludeCredentials: owned.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** Whether it was created for this challenge and this host; then it is stored. */
export async function addPasskey(
  executor: Executor,
  cmsUrl: string,
  { staffId, name, challenge, credential }: NewPasskey,
): Promise<boolean> {
  const party = partyAt(cmsUrl);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: keyKinds,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const { rows } = await executor.execute(sql`
    insert into shop.staff_passkey (credential_id, staff_id, public_key, counter, transports, name)
    values (${Buffer.from(id, "base64url")}, ${staffId}, ${Buffer.from(publicKey)}, ${counter},
      ${sql.param([...transports])}::text[], ${name})
    on conflict do nothing returning staff_id`);
  return rows.length > 0;
}

interface NewPasskey {
  readonly staffId: number;
  readonly name: string;
  readonly challenge: string;
  readonly credential: Type.Static<typeof NewCredential>;
}

export async function offerOwnPasskeys(executor: Executor, cmsUrl: string, staffId: number) {
  const owned = await readOwned(executor, staffId);
  return generateAuthenticationOptions({
    rpID: partyAt(cmsUrl).id,
    userVerification: "preferred",
    allowCredentials: owned.map(({ id }) => ({ id })),
  });
}

/** Whether one of this person's keys has signed the challenge, for this host, and its counter has not gone back. */
export async function usePasskey(
  executor: Executor,
  cmsUrl: string,
  {
    staffId,
    challenge,
    credential,
  }: {
    readonly staffId: number;
    readonly challenge: string;
    readonly credential: Type.Static<typeof ShownCredential>;
  },
): Promise<boolean> {
  const party = partyAt(cmsUrl);
  const own = (await readOwned(executor, staffId)).find(({ id }) => id === credential.id);
  if (own === undefined) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: own.id, publicKey: own.publicKey, counter: own.counter },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) return false;
  await executor.execute(sql`
    update shop.staff_passkey set counter = ${authenticationInfo.newCounter}, last_used_at = now()
    where credential_id = ${Buffer.from(own.id, "base64url")}`);
  return true;
}

export async function removePasskey(
  executor: Executor,
  staffId: number,
  id: string,
): Promise<void> {
  await executor.execute(
    sql`delete from shop.staff_passkey where staff_id = ${staffId} and id::text = ${id}`,
  );
}
