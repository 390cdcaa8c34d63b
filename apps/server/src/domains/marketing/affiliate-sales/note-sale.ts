import { affiliateSale } from "@autotune/database/schema";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { OrderOfCheckout } from "../../orders/index.ts";
import { affiliateSaleQueue } from "./affiliate-sale-queue.ts";

/** Reports an order from an affiliate's link to the programme, once, by a job of the same transaction. */
export async function noteSale(
  { transaction, enqueue }: UnitOfWork,
  orderId: number,
  { provided, checkout }: OrderOfCheckout,
): Promise<void> {
  if (checkout.affiliateClickId === null) return;
  const { reference: key, total, tax } = provided;
  const noted = await transaction
    .insert(affiliateSale)
    .values({ key, orderId, amount: Math.max(0, total - tax) })
    .onConflictDoNothing()
    .returning({ key: affiliateSale.key });
  await enqueue(transaction, affiliateSaleQueue, noted);
}
