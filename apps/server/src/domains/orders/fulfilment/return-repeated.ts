import type { Transaction } from "@autotune/database";
import type { orderLine } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import type { CheckoutRow } from "../orders/checkout-lines.ts";
import type { FulfilmentContext } from "./fulfilment.ts";
import { returnLineQueue } from "./return-line-queue.ts";

export interface BoughtLine {
  readonly line: typeof orderLine.$inferSelect;
}

interface RepeatedDiscount {
  readonly checkout: CheckoutRow;
  /** The order that used the discount first, by the provider's id. */
  readonly other: string;
  /** What was sold for less by it. */
  readonly lines: readonly BoughtLine[];
}

/**
 * A discount that counts once was paid with twice. Where one of the two checkouts had replaced the other, the buyer
 * knew of both: what the later order bought for less goes back, money and licences. A payment that came after its
 * reservation was over is honoured: the shop had promised that price, and took the money.
 */
export async function returnRepeated(
  { transaction, enqueue }: FulfilmentContext,
  { checkout, other, lines }: RepeatedDiscount,
): Promise<void> {
  // The ids together in one list: an alternative between an id and a search would read every checkout.
  const { rows } = await transaction.execute(sql`
    select 1 from shop.checkout opened
     where opened.replaced_at is not null
       and opened.id in (
         select ${checkout.id}::uuid
         union all
         select checkout_id from shop.order where provider_order_id = ${other})`);
  if (rows.length === 0) return;
  await enqueue(
    transaction,
    returnLineQueue,
    lines.map(({ line }) => ({ orderLineId: line.id })),
  );
}

/** The products that a promotion has prices for; none where it was deleted since. */
export async function readPromotedPaths(
  transaction: Transaction,
  code: string,
): Promise<readonly string[]> {
  const { rows } = await transaction.execute<{ path: string }>(sql`
    select jsonb_object_keys(prices) as path from shop.promotion where code = ${code}`);
  return rows.map(({ path }) => path);
}
