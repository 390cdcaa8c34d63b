import { hash } from "node:crypto";
import { normaliseEmail } from "@autotune/commerce";
import type { Credentials } from "@autotune/contract";
import type { Limiter } from "../../plugins/rate-limits.ts";
import type { SignedInAccount } from "../../plugins/session-repository.ts";
import { verifyPassword } from "./password-hash.ts";
import type { AccountRepository } from "./repository.ts";

export interface SignInParts {
  readonly accounts: AccountRepository;
  readonly attempts: Limiter;
  /** Verified against where there is no account, so that the answer takes as long. */
  readonly decoyHash: string;
  /** Runs when the password is right. */
  readonly startSession: (accountId: number) => Promise<void>;
}

export type SignInResult =
  | { readonly ok: true; readonly account: SignedInAccount }
  | { readonly ok: false; readonly reason: "invalidCredentials" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

export async function signIn(
  { accounts, attempts, decoyHash, startSession }: SignInParts,
  { email: written, password }: Credentials,
  deviceHash: Buffer | undefined,
): Promise<SignInResult> {
  const email = normaliseEmail(written);
  // Counted before the password is looked at, and given back when it is right: otherwise many guesses
  // sent at once would all be let through before the first of them had failed. The owner's own browser is
  // counted apart, so that an attack from elsewhere does not lock the owner out.
  const key = attemptKey(email, deviceHash);
  const [found, counted] = await Promise.all([
    // PostgreSQL cannot hold this character in a text, so no account has it.
    email.includes("\0") ? undefined : accounts.findToSignIn(email, deviceHash),
    attempts.consume(key),
  ]);
  if (!counted.ok) return { ...counted, reason: "tooManyAttempts" };
  // A browser that only claims to be known counts as a stranger.
  const strangerKey =
    deviceHash === undefined || found?.isKnownDevice === true ? undefined : attemptKey(email);
  const asStranger = strangerKey === undefined ? counted : await attempts.consume(strangerKey);
  if (!asStranger.ok) return { ...asStranger, reason: "tooManyAttempts" };
  const isRight = await verifyPassword(found?.passwordHash ?? decoyHash, password);
  if (found === undefined || !isRight) return { ok: false, reason: "invalidCredentials" };
  await Promise.all([
    startSession(found.account.id),
    attempts.giveBack(key),
    strangerKey === undefined ? undefined : attempts.giveBack(strangerKey),
  ]);
  return { ok: true, account: found.account };
}

/** Hashed, because what counts attempts need not know addresses. */
function attemptKey(email: string, device?: Buffer): string {
  const person = hash("sha256", email, "base64url");
  return device === undefined ? person : `${person}:${device.toString("base64url")}`;
}
