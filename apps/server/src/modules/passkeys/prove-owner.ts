import type { Database } from "@autotune/database";
import type { Limiter } from "../../plugins/rate-limits.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { isNewSession } from "../sessions/repository.ts";

interface Asker {
  readonly accountId: number;
  readonly sessionHash: Buffer;
  readonly password: string | undefined;
}

export type ProvedOwner =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "passwordRequired" | "wrongPassword" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

/**
 * Whether it is the owner who asks, and not somebody who found a browser open: a passkey opens the account for
 * good. The password proves it, or having signed in a moment ago, in whatever way.
 */
export async function proveOwner(
  { database, attempts }: { database: Database; attempts: Limiter },
  { accountId, sessionHash, password }: Asker,
): Promise<ProvedOwner> {
  if (password !== undefined) return confirmPassword(database, attempts, { accountId, password });
  return (await isNewSession(database, sessionHash))
    ? { ok: true }
    : { ok: false, reason: "passwordRequired" };
}
