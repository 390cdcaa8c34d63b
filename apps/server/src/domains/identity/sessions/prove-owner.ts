import type { Database } from "@autotune/database";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { isNewSession } from "./repository.ts";

interface Requester {
  readonly accountId: number;
  readonly sessionHash: Buffer;
  readonly password: string | undefined;
}

export type VerifiedOwner =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "passwordRequired" | "wrongPassword" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

/**
 * Whether the owner is making the request, and not somebody at a browser left open: what is
 * asked for cannot be undone. The password proves it, or a sign-in a few minutes ago, by whatever method.
 */
export async function proveOwner(
  { database, attempts }: { database: Database; attempts: Limiter },
  { accountId, sessionHash, password }: Requester,
): Promise<VerifiedOwner> {
  if (password !== undefined) return confirmPassword(database, attempts, { accountId, password });
  return (await isNewSession(database, sessionHash))
    ? { ok: true }
    : { ok: false, reason: "passwordRequired" };
}
