import type { Database } from "@autotune/database";
import type { NamedAllowance, Limiter } from "../../../platform/http/rate-limits.ts";
import type { AccountLimits } from "../limits/account-limits.ts";
import { verifyPassword } from "./password-hash.ts";
import { findPasswordHash } from "./repository.ts";

export type ConfirmedPassword =
  | { readonly ok: true; readonly passwordHash: string }
  | { readonly ok: false; readonly reason: "wrongPassword" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

/** One counter for everything that requires a signed-in user's password. */
export function confirmLimit({ failedSignIn }: AccountLimits): NamedAllowance {
  return { name: "change-password", ...failedSignIn };
}

/** Whether a signed-in user knows the password. Limited, so that it cannot be guessed in a browser left open. */
export async function confirmPassword(
  database: Database,
  attempts: Limiter,
  { accountId, password }: { accountId: number; password: string },
): Promise<ConfirmedPassword> {
  const key = String(accountId);
  const counted = await attempts.consume(key);
  if (!counted.ok) return { ...counted, reason: "tooManyAttempts" };
  const passwordHash = await findPasswordHash(database, accountId);
  if (passwordHash === null || !(await verifyPassword(passwordHash, password)))
    return { ok: false, reason: "wrongPassword" };
  await attempts.giveBack(key);
  return { ok: true, passwordHash };
}
