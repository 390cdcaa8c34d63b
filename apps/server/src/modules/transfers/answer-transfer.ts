import type { AnswerTransferAnswer } from "@autotune/contract";
import type { Transaction } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import type { Enqueue } from "../../jobs/enqueue.ts";
import { setupEmailQueue } from "../accounts/setup-email-queue.ts";
import { accountOfTaker, isWaitingForSetup } from "./account-of-taker.ts";
import { lockLicence, moveLicence, type LockedLicence } from "./licence-to-give.ts";
import { refuseTransfer } from "./refuse-transfer.ts";
import {
  confirmTransfer,
  findByToken,
  finishTransfer,
  refuseByToken,
  withdrawOpen,
} from "./repository.ts";
import type { TransferParts } from "./start-transfer.ts";
import { transferEmailQueue } from "./transfer-email-queue.ts";

export interface TransferToAnswer {
  readonly tokenHash: Buffer;
  readonly accept: boolean;
  /** Who is signed in where the link was opened. */
  readonly signedInId: number | undefined;
}

export type AnswerResult =
  | { readonly ok: true; readonly state: AnswerTransferAnswer["state"] }
  | { readonly ok: false; readonly reason: "linkExpired" | "takerAccountRequired" };

/** The link is none, was used before or comes too late. */
const expired = { ok: false, reason: "linkExpired" } as const;

/**
 * What one of the two says to a transfer; with the second yes the licence moves. It moves into the account that
 * the taker had when saying yes. One with a password they have to be signed in to: nobody proves a mailbox by
 * signing up, so that somebody else may have taken the address.
 */
export async function answerTransfer(
  { transact, readyToEnqueue }: TransferParts,
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
      if (!(await refuseByToken(transaction, { role, tokenHash }))) return expired;
      const letter = role === "giver" ? "endedTaker" : "endedGiver";
      await enqueue(transaction, transferEmailQueue, [{ transferId, letter }]);
      return { ok: true, state: role === "giver" ? "withdrawn" : "declined" };
    }
    const isTheGivers = given.accountId === found.fromAccountId;
    if (!isTheGivers || refuseTransfer(given, now) !== undefined)
      return callOff(transaction, enqueue, given);
    const taker = role === "taker" ? await accountOfTaker(transaction, found.toEmail) : undefined;
    if (taker?.waitsForSetup === false && taker.id !== signedInId)
      return { ok: false, reason: "takerAccountRequired" };
    const yes = taker === undefined ? { tokenHash } : { tokenHash, takerId: taker.id };
    const answered = await confirmTransfer(transaction, yes);
    if (answered === undefined) return expired;
    const { giverConfirmedAt, takerConfirmedAt, toAccountId } = answered;
    if (giverConfirmedAt === null || takerConfirmedAt === null)
      return { ok: true, state: "waiting" };
    // Said before the account was kept with it.
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

/** The licence was upgraded or given back while one of the two made up their mind. */
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
