import type { Transaction } from "@autotune/database";
import { licenceTransfer } from "@autotune/database/schema";
import { and, eq, isNull } from "drizzle-orm";
import type { ChangedEmail } from "../../../platform/modules/module.ts";
import type { TransferToMail } from "./transfer-email-queue.ts";

/**
 * Transfers in progress follow an account's new email address. Links in the old mailbox become invalid; returns which
 * emails have to be sent again.
 */
export async function followEmailChange(
  transaction: Transaction,
  { accountId, oldEmail, newEmail }: ChangedEmail,
): Promise<TransferToMail[]> {
  const isOpen = eq(licenceTransfer.state, "open");
  const { id, takerConfirmedAt } = licenceTransfer;
  const given = await transaction
    .update(licenceTransfer)
    .set({ giverTokenHash: null })
    .where(
      and(
        isOpen,
        eq(licenceTransfer.fromAccountId, accountId),
        isNull(licenceTransfer.giverConfirmedAt),
      ),
    )
    .returning({ transferId: id });
  const taken = await transaction
    .update(licenceTransfer)
    .set({ toEmail: newEmail, takerTokenHash: null })
    .where(and(isOpen, eq(licenceTransfer.toEmail, oldEmail)))
    .returning({ transferId: id, takerConfirmedAt });
  return [
    ...given.map(({ transferId }) => ({ transferId, letter: "askGiver" }) as const),
    ...taken
      .filter((transfer) => transfer.takerConfirmedAt === null)
      .map(({ transferId }) => ({ transferId, letter: "askTaker" }) as const),
  ];
}
