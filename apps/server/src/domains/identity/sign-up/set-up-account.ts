import { findSignUpProblems, normaliseEmail } from "@autotune/commerce";
import { rejectPassword, type PasswordRejection } from "@autotune/commerce/reject-password";
import type { GuestUpdateBody } from "@autotune/contract";
import type { VerifiedAccount } from "../../../platform/session/session-repository.ts";
import { hashToken, isToken } from "../../../platform/session/token.ts";
import { hashPassword } from "../password/password-hash.ts";
import type { AccountRepository } from "../accounts/repository.ts";

export type SetUpResult =
  | ({ readonly ok: true } & VerifiedAccount)
  | { readonly ok: false; readonly reason: PasswordRejection | "linkExpired" };

/** Gives names and a password to an account that lacks them, by the same rules as for a new one. */
export async function setUpAccount(
  accounts: AccountRepository,
  body: GuestUpdateBody,
): Promise<SetUpResult> {
  const problems = findSignUpProblems({
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    password: body.password,
    confirmPassword: body.password,
    optin: true,
  });
  // The password is validated more precisely below.
  if (problems.some((field) => field !== "password"))
    return { ok: false, reason: "invalidRequest" };
  const reason = rejectPassword(body.password, {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
  });
  if (reason !== undefined) return { ok: false, reason };
  if (!isToken(body.guest_token)) return { ok: false, reason: "linkExpired" };
  const passwordHash = await hashPassword(body.password);
  const accountId = await accounts.setUp({
    tokenHash: hashToken(body.guest_token),
    email: normaliseEmail(body.email),
    passwordHash,
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    language: body.language ?? null,
  });
  return accountId === undefined
    ? { ok: false, reason: "linkExpired" }
    : { ok: true, accountId, passwordHash };
}
