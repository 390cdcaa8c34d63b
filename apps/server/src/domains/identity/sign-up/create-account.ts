import { findSignUpProblems, normaliseEmail } from "@autotune/commerce";
import { rejectPassword, type PasswordRejection } from "@autotune/commerce/reject-password";
import type { CreateAccountBody } from "@autotune/contract";
import type { VerifiedAccount } from "../../../platform/session/session-repository.ts";
import { hashPassword } from "../password/password-hash.ts";
import type { AccountRepository } from "../accounts/repository.ts";

export type CreateAccountResult =
  | ({ readonly ok: true } & VerifiedAccount)
  | { readonly ok: false; readonly reason: PasswordRejection | "accountExists" };

/** Creates an account by the same rules that the form shows. */
export async function createAccount(
  accounts: AccountRepository,
  body: CreateAccountBody,
): Promise<CreateAccountResult> {
  const problems = findSignUpProblems({
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    password: body.password,
    confirmPassword: body.confirm_password,
    optin: body.optin,
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
  const passwordHash = await hashPassword(body.password);
  const accountId = await accounts.create({
    email: normaliseEmail(body.email),
    passwordHash,
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    optinMarketing: body.optin,
    language: body.language ?? null,
  });
  return accountId === undefined
    ? { ok: false, reason: "accountExists" }
    : { ok: true, accountId, passwordHash };
}
