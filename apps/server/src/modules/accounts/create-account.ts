import { findSignUpProblems, normaliseEmail } from "@autotune/commerce";
import type { CreateAccountBody } from "@autotune/contract";
import type { SignedInAccount } from "../../plugins/session-repository.ts";
import { hashPassword } from "./password-hash.ts";
import type { AccountRepository } from "./repository.ts";

export type CreateAccountResult =
  | { readonly ok: true; readonly account: SignedInAccount }
  | { readonly ok: false; readonly reason: "invalidRequest" | "accountExists" };

/** Makes an account by the same rules that the form shows. */
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
  // PostgreSQL cannot hold this character in a text.
  if (problems.length > 0 || body.email.includes("\0"))
    return { ok: false, reason: "invalidRequest" };
  const account = await accounts.create({
    email: normaliseEmail(body.email),
    passwordHash: await hashPassword(body.password),
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    optinMarketing: body.optin,
  });
  return account === undefined ? { ok: false, reason: "accountExists" } : { ok: true, account };
}
