import { order, orderLine } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { refundQueue, type LinesToRefund } from "./refund-queue.ts";

/** Requests the refund that staff started. The provider reports its outcome as for any other return. */
export function sendRefund(app: App, provider: PaymentProvider): QueueWork<LinesToRefund> {
  return {
    queue: refundQueue,
    atOnce: 2,
    async run({ orderId, lines }) {
      const rows = await app.database
        .select({ providerOrderId: order.providerOrderId, path: orderLine.path })
        .from(orderLine)
        .innerJoin(order, eq(order.id, orderLine.orderId))
        .where(
          and(
            eq(orderLine.orderId, orderId),
            inArray(orderLine.id, lines),
            isNull(orderLine.refundedAt),
          ),
        );
      const [first] = rows;
      // Refunded meanwhile.
      if (first === undefined) return;
      const paths = rows.map(({ path }) => path);
      await provider.returnItems(first.providerOrderId, paths, "requested");
    },
  };
}
