import type { Transaction } from "@autotune/database";
import { accountErasure } from "@autotune/database/schema";
import { and, eq, isNull } from "drizzle-orm";

/** Returns whether there was an erasure to cancel: one that is done stays. */
export async function cancelErasure(transaction: Transaction, accountId: number): Promise<boolean> {
  const { rowCount } = await transaction
    .delete(accountErasure)
    .where(and(eq(accountErasure.accountId, accountId), isNull(accountErasure.doneAt)));
  return rowCount === 1;
}
