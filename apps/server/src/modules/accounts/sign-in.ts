import { hash } from "node:crypto";
import { normaliseEmail } from "@autotune/commerce";
import type { Credentials, UserAnswer } from "@autotune/contract";
import type { Limiter } from "../../plugins/rate-limits.ts";
import type { VerifiedAccount } from "../../plugins/session-repository.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { verifyPassword } from "./password-hash.ts";
import type { AccountRepository } from "./repository.ts";
import { isStorable } from "./storable-text.ts";

export interface SignInParts {
  readonly accounts: AccountRepository;
  readonly attempts: Limiter;
  /** Verified against where there is no password, so that the answer takes as long. */
  readonly decoyHash: string;
  /** Runs when the password is right. Undefined where it is another one by then. */
  readonly startSession: (verified: VerifiedAccount) => Promise<UserAnswer | undefined>;
  /** Runs where an account waits to be set up: only its mailbox opens it. */
  readonly mailSetupLink: (email: string) => Promise<void>;
}

export type SignInResult =
  | { readonly ok: true; readonly user: UserAnswer }
  | { readonly ok: false; readonly reason: "invalidCredentials" | "legacyAccount" }
  | {
      readonly ok: false;
      readonly reason: "setupRequired";
      /** Completes the account, together with its address. */
      readonly token: string;
      readonly email: string;
    }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

export async function signIn(
  { accounts, attempts, decoyHash, startSession, mailSetupLink }: SignInParts,
  { email: written, password }: Credentials,
  deviceHash: Buffer | undefined,
): Promise<SignInResult> {
  const email = normaliseEmail(written);
  // Counted before the password is looked at, and given back when it is right: otherwise many guesses
  // sent at once would all be let through before the first of them had failed. The owner's own browser is
  // counted apart, so that an attack from elsewhere does not lock the owner out.
  const key = attemptKey(email, deviceHash);
  const [found, counted] = await Promise.all([
    isStorable(email) ? accounts.findToSignIn(email, deviceHash) : undefined,
    attempts.consume(key),
  ]);
  if (!counted.ok) return { ...counted, reason: "tooManyAttempts" };
  // A browser that only claims to be known counts as a stranger.
  const strangerKey =
    deviceHash === undefined || found?.isKnownDevice === true ? undefined : attemptKey(email);
  const asStranger = strangerKey === undefined ? counted : await attempts.consume(strangerKey);
  if (!asStranger.ok) return { ...asStranger, reason: "tooManyAttempts" };
  const passwordHash = found?.passwordHash ?? null;
  const waits = found !== undefined && passwordHash === null;
  const [isRight] = await Promise.all([
    verifyPassword(passwordHash ?? decoyHash, password),
    // Beside the hash, which takes longer: a guest's address is answered as fast as an unknown one.
    waits ? mailSetupLink(email) : undefined,
  ]);
  if (waits && found.isLegacy) return { ok: false, reason: "legacyAccount" };
  if (found === undefined || passwordHash === null || !isRight)
    return { ok: false, reason: "invalidCredentials" };
  const verified = { accountId: found.id, passwordHash };
  const forgive = Promise.all([
    attempts.giveBack(key),
    strangerKey === undefined ? undefined : attempts.giveBack(strangerKey),
  ]);
  if (!found.isNamed) {
    const token = createToken();
    const [isKept] = await Promise.all([
      accounts.keepSetUpToken(verified, hashToken(token)),
      forgive,
    ]);
    return isKept
      ? { ok: false, reason: "setupRequired", token, email }
      : { ok: false, reason: "invalidCredentials" };
  }
  const [user] = await Promise.all([startSession(verified), forgive]);
  return user === undefined ? { ok: false, reason: "invalidCredentials" } : { ok: true, user };
}

/** Under which attempts are counted. Hashed, because what counts attempts need not know addresses. */
export function attemptKey(email: string, device?: Buffer): string {
  const person = hash("sha256", email, "base64url");
  return device === undefined ? person : `${person}:${device.toString("base64url")}`;
}
