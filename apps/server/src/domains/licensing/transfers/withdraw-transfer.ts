import { licence } from "@autotune/database/schema";
import { and, eq } from "drizzle-orm";
import { lockLicence } from "./licence-to-give.ts";
import { withdrawOpen } from "./repository.ts";
import type { TransferDeps } from "./start-transfer.ts";
import { transferEmailQueue } from "./transfer-email-queue.ts";

/** Ends the transfer of a person's licence, if one is in progress. Returns whether the licence is theirs. */
export async function withdrawTransfer(
  { transact, readyToEnqueue }: TransferDeps,
  { serial, accountId }: { readonly serial: string; readonly accountId: number },
): Promise<boolean> {
  const enqueue = await readyToEnqueue();
  return transact(async (transaction) => {
    const isTheirs = and(eq(licence.serial, serial), eq(licence.accountId, accountId));
    const given = await lockLicence(transaction, isTheirs);
    if (given === undefined) return false;
    const transferId = await withdrawOpen(transaction, given.id);
    if (transferId !== undefined)
      await enqueue(transaction, transferEmailQueue, [{ transferId, letter: "endedTaker" }]);
    return true;
  });
}
