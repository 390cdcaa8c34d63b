import type { Transaction } from "@autotune/database";
import { checkout } from "@autotune/database/schema";
import { parseOrder, type ProviderOrder } from "@autotune/payments";
import { eq } from "drizzle-orm";
import { checkoutTag } from "../../modules/checkout/checkout-tag.ts";

export interface OrderOfCheckout {
  readonly provided: ProviderOrder;
  readonly checkout: typeof checkout.$inferSelect;
}

/** An order event with the checkout that it came of: whose it is follows from that, not from a typed e-mail. */
export async function readOrder(transaction: Transaction, data: unknown): Promise<OrderOfCheckout> {
  const parsed = parseOrder(data);
  if (!parsed.ok) throw new Error(parsed.reason);
  const id = parsed.order.tags[checkoutTag];
  const [found] =
    id === undefined || !/^[\da-f-]{36}$/.test(id)
      ? []
      : await transaction.select().from(checkout).where(eq(checkout.id, id));
  if (found === undefined)
    throw new Error(`Order ${parsed.order.reference} belongs to no checkout of ours`);
  return { provided: parsed.order, checkout: found };
}
