import { findBetaSignupProblems, normaliseEmail } from "@autotune/commerce";
import type { BetaProgram, BetaSignupBody } from "@autotune/contract";
import type { Transact } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { betaEmailQueue } from "./beta-email-queue.ts";
import { saveSignup } from "./repository.ts";

type BetaSignupResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "invalidEmail" | "invalidRequest" };

/** Stores a beta sign-up together with the job of its email, or neither. */
export async function signUpForBeta(
  { transact, readyToEnqueue }: { transact: Transact; readyToEnqueue: () => Promise<Enqueue> },
  program: BetaProgram,
  { first_name, last_name, email, birthyear, fax = false, language }: BetaSignupBody,
  now: Date,
): Promise<BetaSignupResult> {
  // A bot gets the same response as a person, so that it learns nothing.
  if (fax) return { ok: true };
  const signup = { firstName: first_name.trim(), lastName: last_name.trim(), birthYear: birthyear };
  const normalised = normaliseEmail(email);
  // Somewhere on earth it is next year already.
  const thisYear = new Date(now.getTime() + 14 * 60 * 60 * 1000).getUTCFullYear();
  const problems = findBetaSignupProblems({ ...signup, email: normalised }, thisYear);
  if (problems.length > 0)
    return { ok: false, reason: problems.includes("email") ? "invalidEmail" : "invalidRequest" };
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const signupId = await saveSignup(transaction, {
      ...signup,
      program,
      email: normalised,
      language: language ?? defaultLanguage,
    });
    if (signupId !== undefined) await enqueue(transaction, betaEmailQueue, [{ signupId }]);
  });
  return { ok: true };
}
