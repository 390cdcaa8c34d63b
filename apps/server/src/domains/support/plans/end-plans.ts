import { subscription } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import { eq } from "drizzle-orm";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { isEndable } from "./is-endable.ts";
import { endPlanQueue, type PlanToEnd } from "./end-plan-queue.ts";

/** Ends a plan at the provider, who reports its new state as when the customer cancels. */
export function endPlans(app: App, provider: PaymentProvider): QueueWork<PlanToEnd> {
  return {
    queue: endPlanQueue,
    atOnce: 2,
    async run({ subscriptionId, when }) {
      const [plan] = await app.database
        .select({ id: subscription.providerSubscriptionId, state: subscription.state })
        .from(subscription)
        .where(eq(subscription.id, subscriptionId));
      // Ended meanwhile.
      if (plan === undefined || !isEndable(plan.state, when)) return;
      await provider.cancelSubscription(plan.id, when === "now" ? "now" : "atPeriodEnd");
    },
  };
}
