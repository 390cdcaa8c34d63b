import { findBetaSignupProblems, normaliseEmail } from "@autotune/commerce";
import type { BetaProgram, BetaSignupBody } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { keepSignup } from "./repository.ts";

type BetaSignupResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "invalidEmail" | "invalidRequest" };

export async function signUpForBeta(
  database: Database,
  program: BetaProgram,
  { first_name, last_name, email, birthyear, fax = false, language }: BetaSignupBody,
  now: Date,
): Promise<BetaSignupResult> {
  // A machine is told what a person would be told, so that it learns nothing.
  if (fax) return { ok: true };
  const signup = { firstName: first_name.trim(), lastName: last_name.trim(), birthYear: birthyear };
  const normalised = normaliseEmail(email);
  // Somewhere on earth it is next year already.
  const thisYear = new Date(now.getTime() + 14 * 60 * 60 * 1000).getUTCFullYear();
  const problems = findBetaSignupProblems({ ...signup, email: normalised }, thisYear);
  if (problems.length > 0)
    return { ok: false, reason: problems.includes("email") ? "invalidEmail" : "invalidRequest" };
  await keepSignup(database, {
    ...signup,
    program,
    email: normalised,
    language: language ?? defaultLanguage,
  });
  return { ok: true };
}
