import { subscriptionCharge } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import { and, eq } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { chargeRefundQueue, type ChargeToRefund } from "./charge-refund-queue.ts";

/** Requests the refund of a charge, which is an order at the provider; its return event reports the outcome. */
export function sendChargeRefund(app: App, provider: PaymentProvider): QueueWork<ChargeToRefund> {
  return {
    queue: chargeRefundQueue,
    atOnce: 2,
    async run({ chargeId }) {
      const [charge] = await app.database
        .select({ providerOrderId: subscriptionCharge.providerKey })
        .from(subscriptionCharge)
        .where(and(eq(subscriptionCharge.id, chargeId), eq(subscriptionCharge.state, "completed")));
      // Refunded meanwhile.
      if (charge === undefined) return;
      await provider.returnItems(charge.providerOrderId, "all", "requested");
    },
  };
}
