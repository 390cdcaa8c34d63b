import type { Database, Transact } from "@autotune/database";
import type { Enqueue } from "../../jobs/enqueue.ts";
import type { Limiter } from "../../plugins/rate-limits.ts";
import { noticeQueue } from "../account-letters/notice-queue.ts";
import { confirmPassword } from "./confirm-password.ts";
import { hashPassword } from "./password-hash.ts";
import { isStillPassword, setPassword, type KeptBrowser } from "./password-repository.ts";
import { refusePassword, type RefusedPassword } from "./refuse-password.ts";
import { tellOfPassword } from "./tell-of-password.ts";

export type ChangeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: RefusedPassword | "wrongPassword" }
  | { readonly ok: false; readonly reason: "tooManyAttempts"; readonly retryAfterSeconds: number };

interface Parts {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
}

interface Change {
  readonly accountId: number;
  readonly current: string;
  readonly password: string;
  readonly kept: KeptBrowser;
}

/** Sets another password for somebody who is signed in and knows the old one. Their other sessions end. */
export async function changePassword(
  { database, transact, readyToEnqueue }: Parts,
  attempts: Limiter,
  { accountId, current, password, kept }: Change,
): Promise<ChangeResult> {
  const reason = refusePassword(password);
  if (reason !== undefined) return { ok: false, reason };
  const known = await confirmPassword(database, attempts, { accountId, password: current });
  if (!known.ok) return known;
  const [enqueue, passwordHash] = await Promise.all([readyToEnqueue(), hashPassword(password)]);
  return transact<ChangeResult>(async (transaction) => {
    // A reset may have come between, and what it set stays.
    if (!(await isStillPassword(transaction, accountId, known.passwordHash)))
      return { ok: false, reason: "wrongPassword" };
    await setPassword(transaction, { accountId, passwordHash, kept });
    await enqueue(transaction, noticeQueue, [tellOfPassword(accountId, new Date())]);
    return { ok: true };
  });
}
