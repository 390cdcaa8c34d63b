import type { PaymentProvider } from "@autotune/payments";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { endSubscriptionQueue, type SubscriptionToEnd } from "./end-subscription-queue.ts";

/** Ends at the provider what has ended here, before it is charged. */
export function endSubscriptions(provider: PaymentProvider): QueueWork<SubscriptionToEnd> {
  return {
    queue: endSubscriptionQueue,
    atOnce: 2,
    run: ({ providerSubscriptionId }) => provider.cancelSubscription(providerSubscriptionId, "now"),
  };
}
