import { affiliateSale, type order } from "@autotune/database/schema";
import type { ProviderReturn } from "@autotune/payments";
import { eq } from "drizzle-orm";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import { affiliateSaleQueue } from "./affiliate-sale-queue.ts";
import { reversedAmount } from "./reversed-amount.ts";

/** The order as it was before this return. */
type Returned = Pick<typeof order.$inferSelect, "reference" | "total" | "refunded">;

/** A sale that was reported, or waits to be, was refunded: the programme reverses its share too. */
export async function noteReversal(
  { transaction, enqueue }: UnitOfWork,
  { reference, total, refunded }: Returned,
  { id: returnId, total: returned }: ProviderReturn,
): Promise<void> {
  const [sale] = await transaction
    .select({ orderId: affiliateSale.orderId, amount: affiliateSale.amount })
    .from(affiliateSale)
    .where(eq(affiliateSale.key, reference));
  if (sale === undefined) return;
  const amount = reversedAmount({ sold: sale.amount, paid: total, before: refunded, returned });
  const noted = await transaction
    .insert(affiliateSale)
    .values({ key: `${reference}/${returnId}`, orderId: sale.orderId, returnId, amount })
    .onConflictDoNothing()
    .returning({ key: affiliateSale.key });
  await enqueue(transaction, affiliateSaleQueue, noted);
}
