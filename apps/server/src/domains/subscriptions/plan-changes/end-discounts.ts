import { planPathOf } from "@autotune/commerce";
import type { PaymentProvider } from "@autotune/payments";
import type { App } from "../../../platform/app.ts";
import type { Job, QueueWork } from "../../../platform/jobs/jobs.ts";
import { endDiscountQueue, type DiscountToEnd } from "../plans/end-discount-queue.ts";
import { isDiscountOver, nextPriceOf } from "../plans/plan-discount.ts";
import { planToCome } from "../plans/plan-to-come.ts";
import {
  findSubscription,
  lockSubscription,
  readDiscountsOver,
  type SubscriptionRow,
} from "../plans/repository.ts";
import { applyProviderUpdate } from "./apply-provider-update.ts";

/** Gives the provider the full price of a plan, as soon as the last charge with its discount is paid. */
export function endDiscounts(app: App, provider: PaymentProvider): QueueWork<DiscountToEnd> {
  return {
    queue: endDiscountQueue,
    atOnce: 2,
    async run({ subscriptionId }) {
      const plan = await findSubscription(app.database, subscriptionId);
      if (plan !== undefined && isDue(plan)) await endDiscount(app, provider, plan);
    },
  };
}

/**
 * The same for plans that this did not succeed for: the provider was away for long, or the plan was canceled at the
 * time and the cancellation was undone.
 */
export function settleDiscounts(app: App, provider: PaymentProvider): Job {
  return {
    name: "settle-plan-discounts",
    schedule: "*/10 * * * *",
    async run() {
      const errors: unknown[] = [];
      for (const plan of await readDiscountsOver(app.database))
        try {
          await endDiscount(app, provider, plan);
        } catch (error) {
          // One that the provider rejects must not block the others.
          app.log.error({ err: error, subscription: plan.id }, "a plan has not got its full price");
          errors.push(error);
        }
      if (errors.length > 0)
        throw new AggregateError(errors, `Plans without their full price: ${errors.length}`);
    },
  };
}

/** A plan that ends is not charged, so its price does not matter unless that is undone. */
function isDue(plan: SubscriptionRow): boolean {
  return isDiscountOver(plan) && plan.state !== "canceled" && plan.state !== "deactivated";
}

async function endDiscount(
  app: App,
  provider: PaymentProvider,
  plan: SubscriptionRow,
): Promise<void> {
  const { providerSubscriptionId, currency } = plan;
  const path = planToCome(plan);
  const asOf = new Date();
  const changed = await provider.changePrice({
    subscriptionId: providerSubscriptionId,
    path,
    price: { amount: nextPriceOf(plan), currency },
  });
  // The customer has another plan by now, and the event that says so ends the discount.
  if (planPathOf(changed.path) !== path) return;
  const enqueue = await app.readyToEnqueue();
  await app.transact(async (transaction) => {
    const known = await lockSubscription(transaction, providerSubscriptionId);
    if (known !== undefined)
      await applyProviderUpdate({ transaction, enqueue }, known, { subscription: changed, asOf });
  });
}
