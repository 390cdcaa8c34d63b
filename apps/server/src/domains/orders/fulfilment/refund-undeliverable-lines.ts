import { order, orderLine } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import { eq } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { returnLineQueue, type LineToReturn } from "./return-line-queue.ts";

/** Refunds such a line. The provider sends an event for it as for any other return. */
export function refundUndeliverableLines(
  app: App,
  provider: PaymentProvider,
): QueueWork<LineToReturn> {
  return {
    queue: returnLineQueue,
    atOnce: 2,
    async run({ orderLineId }) {
      const [line] = await app.database
        .select({
          providerOrderId: order.providerOrderId,
          path: orderLine.path,
          refundedAt: orderLine.refundedAt,
        })
        .from(orderLine)
        .innerJoin(order, eq(order.id, orderLine.orderId))
        .where(eq(orderLine.id, orderLineId));
      if (line === undefined) throw new Error(`There is no order line ${orderLineId}`);
      if (line.refundedAt !== null) return;
      await provider.returnItems(line.providerOrderId, [line.path], "undeliverable");
    },
  };
}
