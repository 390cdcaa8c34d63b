import type { AddPasskeyBody } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { hashToken } from "../../../platform/session/token.ts";
import { noticeQueue } from "../account-emails/notice-queue.ts";
import { nameDevice } from "../../../platform/http/describe-device.ts";
import { holdSession } from "../sessions/repository.ts";
import { takeChallenge } from "./challenge-repository.ts";
import { readPasskeyName } from "./passkey-name.ts";
import type { RelyingParty } from "./relying-party.ts";
import { insertPasskey } from "./repository.ts";
import { verifyNewPasskey } from "./verify-new-passkey.ts";

interface PasskeyToAdd extends AddPasskeyBody {
  readonly accountId: number;
  readonly sessionHash: Buffer;
  /** Of the browser's cookie. */
  readonly token: string | undefined;
  readonly userAgent: string;
}

type Inserted = NonNullable<Awaited<ReturnType<typeof insertPasskey>>>;
export type AddPasskeyResult =
  | { readonly ok: true; readonly passkey: Inserted }
  | { readonly ok: false; readonly reason: "passkeyRefused" | "signInRequired" };

const rejected = { ok: false, reason: "passkeyRefused" } as const;
const signedOut = { ok: false, reason: "signInRequired" } as const;

/** Stores a key that was just created for this account in this browser; its owner is notified by email. */
export async function addPasskey(
  { database, transact, readyToEnqueue }: Pick<App, "database" | "transact" | "readyToEnqueue">,
  party: RelyingParty,
  { accountId, sessionHash, token, userAgent, name, credential }: PasskeyToAdd,
): Promise<AddPasskeyResult> {
  if (token === undefined) return rejected;
  const challenge = await takeChallenge(database, hashToken(token), accountId);
  if (challenge === undefined) return rejected;
  const made = await verifyNewPasskey(party, challenge, credential);
  if (made === undefined) return rejected;
  const added = { ...made, accountId, name: readPasskeyName(name ?? "") ?? ownName(userAgent) };
  const enqueue = await readyToEnqueue();
  return transact<AddPasskeyResult>(async (transaction) => {
    // A concurrent password reset has ended the session, and removed all keys.
    if (!(await holdSession(transaction, { accountId, tokenHash: sessionHash }))) return signedOut;
    const inserted = await insertPasskey(transaction, added);
    if (inserted === undefined) return rejected;
    const at = inserted.createdAt.toISOString();
    const news = { kind: "passkeyAdded", name: inserted.name, at } as const;
    await enqueue(transaction, noticeQueue, [{ name: `passkey-${inserted.id}`, accountId, news }]);
    return { ok: true, passkey: inserted };
  });
}

function ownName(userAgent: string): string {
  const device = nameDevice(userAgent);
  return device === "" ? "Passkey" : device;
}
