import { mailboxKey, normaliseEmail } from "@autotune/commerce";
import type { Credentials, UserResponse } from "@autotune/contract";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import type { VerifiedAccount } from "../../../platform/session/session-repository.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { verifyPassword } from "../password/password-hash.ts";
import { attemptKey } from "../accounts/attempt-key.ts";
import type { AccountRepository } from "../accounts/repository.ts";

export interface SignInDeps {
  readonly accounts: AccountRepository;
  readonly attempts: Limiter;
  /** Verified against where there is no password, so that the response takes as long. */
  readonly decoyHash: string;
  /** Runs when the password is right. Undefined where it has changed by then. */
  readonly startSession: (verified: VerifiedAccount) => Promise<UserResponse | undefined>;
  /** Runs where an account is not set up: only its mailbox opens it. */
  readonly mailSetupLink: (email: string) => Promise<void>;
}

export type SignInResult =
  | { readonly ok: true; readonly user: UserResponse }
  | { readonly ok: false; readonly reason: "invalidCredentials" | "legacyAccount" }
  | {
      readonly ok: false;
      readonly reason: "setupRequired";
      /** Completes the account, together with its email address. */
      readonly token: string;
      readonly email: string;
    }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

export async function signIn(
  { accounts, attempts, decoyHash, startSession, mailSetupLink }: SignInDeps,
  { email: written, password }: Credentials,
  deviceHash: Buffer | undefined,
): Promise<SignInResult> {
  const email = normaliseEmail(written);
  const mailbox = mailboxKey(written);
  // Counted before the password is verified, and given back when it is right: otherwise many guesses sent at
  // once would all pass before the first of them had failed. The owner's own browser is counted separately,
  // so that an attack from elsewhere does not lock the owner out.
  const key = attemptKey(email, deviceHash);
  const [found, counted] = await Promise.all([
    accounts.findToSignIn(mailbox, deviceHash),
    attempts.consume(key),
  ]);
  if (!counted.ok) return { ...counted, reason: "tooManyAttempts" };
  // A browser that only claims to be known counts as unknown.
  const strangerKey =
    deviceHash === undefined || found?.isKnownDevice === true ? undefined : attemptKey(email);
  const asStranger = strangerKey === undefined ? counted : await attempts.consume(strangerKey);
  if (!asStranger.ok) return { ...asStranger, reason: "tooManyAttempts" };
  const passwordHash = found?.passwordHash ?? null;
  const waits = found !== undefined && passwordHash === null;
  const [isRight] = await Promise.all([
    verifyPassword(passwordHash ?? decoyHash, password),
    // In parallel with the slower hash: a guest's account gets a response as fast as an unknown one.
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
    const [isSaved] = await Promise.all([
      accounts.saveSetUpToken(verified, hashToken(token)),
      forgive,
    ]);
    return isSaved
      ? { ok: false, reason: "setupRequired", token, email }
      : { ok: false, reason: "invalidCredentials" };
  }
  const [user] = await Promise.all([startSession(verified), forgive]);
  return user === undefined ? { ok: false, reason: "invalidCredentials" } : { ok: true, user };
}
