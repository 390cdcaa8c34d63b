import { settledCancellationDays, type StaffCancellation } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { cancellation, subscription } from "@autotune/database/schema";
import { desc, eq, or, sql } from "drizzle-orm";
import { isOpenCancellation } from "../../orders/index.ts";

const shown = 50;

/** What waits for support, however old, then the others of the last `settledCancellationDays`; the newest first. */
export async function readCancellations(database: Database): Promise<StaffCancellation[]> {
  const rows = await database
    .select({
      id: cancellation.id,
      name: cancellation.name,
      email: cancellation.email,
      reference: cancellation.reference,
      reason: cancellation.reason,
      endsOn: cancellation.endsOn,
      state: cancellation.state,
      receivedAt: cancellation.receivedAt,
      isOpen: sql<boolean>`(${isOpenCancellation})`,
      outcome: cancellation.outcome,
      outcomeNote: cancellation.outcomeNote,
      customerId: subscription.accountId,
    })
    .from(cancellation)
    .leftJoin(subscription, eq(subscription.id, cancellation.subscriptionId))
    .where(
      or(
        isOpenCancellation,
        sql`${cancellation.receivedAt} > now() - ${settledCancellationDays} * interval '1 day'`,
      ),
    )
    .orderBy(desc(isOpenCancellation), desc(cancellation.receivedAt), desc(cancellation.id))
    .limit(shown);
  return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }));
}
