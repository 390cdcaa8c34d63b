import { order, orderLine } from "@autotune/database/schema";
import type { ProviderReturn } from "@autotune/payments";
import { asc, eq } from "drizzle-orm";
import { revokeLines } from "../../fulfilment/revoke-lines.ts";
import { refundEmailQueue } from "../../orders/refund-email-queue.ts";
import { addRefund, insertRefund } from "../../orders/write-refund.ts";
import { followReturn } from "../../fulfilment/follow-return.ts";
import { readReturnFacts } from "../../fulfilment/read-return-facts.ts";
import type { EventHandler } from "./event-handler.ts";
import { WaitsForEvent } from "./waits-for-event.ts";
import { readProviderUpdate } from "./read-provider-update.ts";
import { returnOfCharge } from "./return-of-charge.ts";

/** Money was refunded, or charged back by a bank: what it had paid for is revoked, and what depended on that. */
export const returnCreated: EventHandler = async (context) => {
  const { transaction, enqueue, modules, events, data } = context;
  const returned = readProviderUpdate(events.parseReturn(data));
  const [bought] = await transaction
    .select()
    .from(order)
    .where(eq(order.providerOrderId, returned.orderId))
    .for("update");
  if (bought === undefined) return returnOfCharge(context, returned);
  if (bought.state !== "completed" && bought.state !== "refunded")
    throw new WaitsForEvent({ kind: "payment", orderId: returned.orderId });
  if (bought.currency !== returned.currency)
    throw new Error(`Order ${bought.reference} was not paid in ${returned.currency}`);
  if (!(await insertRefund(transaction, bought.id, returned))) return "return was known";
  const lines = await transaction
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, bought.id))
    .orderBy(asc(orderLine.position));
  const gone = returnedLines(lines, returned);
  const { id: orderId, accountId } = bought;
  const facts = await readReturnFacts(transaction, { orderIds: [orderId], accountId });
  await revokeLines(context, gone, returned.returnedAt);
  const suspended = await followReturn(context, facts.get(orderId), {
    returned: gone.map(({ id }) => id),
    at: returned.returnedAt,
  });
  await addRefund(transaction, bought.id, returned.total);
  for (const { orderReturned } of modules) await orderReturned?.(context, bought, returned);
  const names = gone.map(({ name }) => name);
  await enqueue(transaction, refundEmailQueue, [
    { returnId: returned.id, reference: bought.reference, names, suspended },
  ]);
  return `${gone.length} lines taken back`;
};

type LineRow = typeof orderLine.$inferSelect;

/** A line is returned in whole or not at all; anything else needs a person to look at. */
function returnedLines(lines: readonly LineRow[], { id, items }: ProviderReturn): LineRow[] {
  if (items === "all") return lines.filter(({ refundedAt }) => refundedAt === null);
  return items.flatMap(({ path, quantity }) => {
    const line = lines.find((candidate) => candidate.path === path);
    if (line?.quantity !== quantity)
      throw new Error(
        `Return ${id} takes back ${quantity} of ${path}, which is no line of its order`,
      );
    return line.refundedAt === null ? [line] : [];
  });
}
