import type { TransferDecisionResponse } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { setupEmailQueue } from "../../identity/index.ts";
import { accountOfTaker, isWaitingForSetup } from "./account-of-taker.ts";
import { lockLicence, moveLicence, type LockedLicence } from "./licence-to-give.ts";
import { rejectTransfer } from "./reject-transfer.ts";
import {
  confirmTransfer,
  findByToken,
  finishTransfer,
  declineByToken,
  withdrawOpen,
} from "./repository.ts";
import type { TransferDeps } from "./start-transfer.ts";
import { transferEmailQueue } from "./transfer-email-queue.ts";

export interface TransferToAnswer {
  readonly tokenHash: Buffer;
  readonly accept: boolean;
  /** The person signed in where the link was opened. */
  readonly signedInId: number | undefined;
}

export type AnswerResult =
  | { readonly ok: true; readonly state: TransferDecisionResponse["state"] }
  | { readonly ok: false; readonly reason: "linkExpired" | "takerAccountRequired" };

/** The link is invalid, used or expired. */
const expired = { ok: false, reason: "linkExpired" } as const;

/**
 * Applies one side's response to a transfer; with the second yes the licence moves, into the recipient's account at the
 * time of their yes. If that has a password they must be signed in to it: signing up verifies no mailbox, so another
 * person may have taken the email address.
 */
export async function answerTransfer(
  { transact, readyToEnqueue }: TransferDeps,
  { tokenHash, accept, signedInId }: TransferToAnswer,
  now: Date,
): Promise<AnswerResult> {
  const enqueue = await readyToEnqueue();
  return transact<AnswerResult>(async (transaction) => {
    const found = await findByToken(transaction, tokenHash);
    if (found?.state !== "open") return expired;
    const { id: transferId, role } = found;
    const given = await lockLicence(transaction, eq(licence.id, found.licenceId));
    if (given === undefined) throw new Error(`Transfer ${transferId} is of no licence`);
    if (!accept) {
      if (!(await declineByToken(transaction, { role, tokenHash }))) return expired;
      const emailKind = role === "giver" ? "endedTaker" : "endedGiver";
      await enqueue(transaction, transferEmailQueue, [{ transferId, letter: emailKind }]);
      return { ok: true, state: role === "giver" ? "withdrawn" : "declined" };
    }
    const isTheGivers = given.accountId === found.fromAccountId;
    if (!isTheGivers || rejectTransfer(given, now) !== undefined)
      return callOff(transaction, enqueue, given);
    const taker = role === "taker" ? await accountOfTaker(transaction, found.toEmail) : undefined;
    if (taker?.waitsForSetup === false && taker.id !== signedInId)
      return { ok: false, reason: "takerAccountRequired" };
    const yes = taker === undefined ? { tokenHash } : { tokenHash, takerId: taker.id };
    const confirmed = await confirmTransfer(transaction, yes);
    if (confirmed === undefined) return expired;
    const { giverConfirmedAt, takerConfirmedAt, toAccountId } = confirmed;
    if (giverConfirmedAt === null || takerConfirmedAt === null)
      return { ok: true, state: "waiting" };
    // Accepted before the account was stored with it.
    if (toAccountId === null) return callOff(transaction, enqueue, given);
    await moveLicence(transaction, given.id, toAccountId);
    await finishTransfer(transaction, transferId);
    await enqueue(transaction, transferEmailQueue, [
      { transferId, letter: "doneGiver" },
      { transferId, letter: "doneTaker" },
    ]);
    if (await isWaitingForSetup(transaction, toAccountId))
      await enqueue(transaction, setupEmailQueue, [{ accountId: toAccountId }]);
    return { ok: true, state: "done" };
  });
}

/** The licence was upgraded or returned while one side was deciding. */
async function callOff(
  transaction: Transaction,
  enqueue: Enqueue,
  { id }: LockedLicence,
): Promise<AnswerResult> {
  const transferId = await withdrawOpen(transaction, id);
  if (transferId !== undefined)
    await enqueue(transaction, transferEmailQueue, [
      { transferId, letter: "endedGiver" },
      { transferId, letter: "endedTaker" },
    ]);
  return { ok: true, state: "withdrawn" };
}
