import type { PasskeySignInBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import type { VerifiedAccount } from "../../../platform/session/session-repository.ts";
import { hashToken } from "../../../platform/session/token.ts";
import { takeChallenge } from "./challenge-repository.ts";
import type { RelyingParty } from "./relying-party.ts";
import { countUse, findPasskey } from "./repository.ts";
import { isHandleOf } from "./user-handle.ts";
import { verifyShownPasskey } from "./verify-shown-passkey.ts";

interface ShownPasskey {
  /** Of the browser's cookie. */
  readonly token: string | undefined;
  readonly credential: PasskeySignInBody["credential"];
}

export type PasskeySignInResult =
  | ({ readonly ok: true } & VerifiedAccount)
  /** The reason is not revealed. */
  | { readonly ok: false; readonly reason: "passkeyUnknown" };

const rejected = { ok: false, reason: "passkeyUnknown" } as const;

/** Identifies the account by its passkey: the user enters no name. */
export async function signInWithPasskey(
  database: Database,
  party: RelyingParty,
  { token, credential }: ShownPasskey,
): Promise<PasskeySignInResult> {
  if (token === undefined) return rejected;
  const challenge = await takeChallenge(database, hashToken(token), null);
  const credentialId = Buffer.from(credential.id, "base64url");
  const found = await findPasskey(database, credentialId);
  if (challenge === undefined || found === undefined) return rejected;
  if (!isHandleOf(credential.response.userHandle, found.accountId)) return rejected;
  const used = await verifyShownPasskey(party, challenge, found, credential);
  if (used === undefined || !(await countUse(database, credentialId, used))) return rejected;
  return { ok: true, accountId: found.accountId, passwordHash: found.passwordHash };
}
