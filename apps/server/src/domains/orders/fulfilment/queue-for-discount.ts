import { keyedAdvisoryLocks, type Transaction } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";

interface CountedDiscount {
  readonly lock: "couponUse" | "promotionUse";
  readonly code: string;
  /** For whom it counts once. */
  readonly owner: SQL;
}

/** Waits for other orders for which the same discount counts once, until the transaction ends. */
export async function queueForDiscount(
  transaction: Transaction,
  { lock, code, owner }: CountedDiscount,
): Promise<void> {
  const start = `${keyedAdvisoryLocks[lock]} ${code} `;
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${start} || ${owner}, 0))`);
}
