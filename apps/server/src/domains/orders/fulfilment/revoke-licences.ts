import { licence } from "@autotune/database/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FulfilmentContext, LineToRevoke } from "./fulfilment.ts";

export interface RevokedLicence {
  readonly sourceLicenceId: number | null;
  /** What it was upgraded to is another person's by now, and stays. */
  readonly isReplaced: boolean;
}

/**
 * Revokes a line's licences. What the buyer has upgraded them to is suspended with the return, but only what was the
 * buyer's all along: the next owner of a transferred licence keeps what they upgraded it to.
 */
export async function revokeLicences(
  { transaction, report }: FulfilmentContext,
  { line, at }: LineToRevoke,
): Promise<RevokedLicence[]> {
  const revoked = await transaction
    .update(licence)
    .set({ revokedAt: at })
    .where(and(eq(licence.orderLineId, line.id), isNull(licence.revokedAt)))
    .returning({
      id: licence.id,
      sourceLicenceId: licence.sourceLicenceId,
      isReplaced: sql<boolean>`${licence.upgradedAt} is not null and not exists (
        select from shop.licence newer
          join shop.order_line line on line.id = licence.order_line_id
          join shop.order bought on bought.id = line.order_id
         where newer.source_licence_id = licence.id and newer.revoked_at is null
           and licence.account_id = bought.account_id and newer.account_id = bought.account_id)`,
    });
  for (const { id, isReplaced } of revoked)
    if (isReplaced) report("refundedAfterUpgrade", { licenceId: id });
  return revoked;
}
