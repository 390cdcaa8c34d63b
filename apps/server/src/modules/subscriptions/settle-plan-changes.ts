import { ProviderRefused, type PaymentProvider } from "@autotune/payments";
import type { App } from "../../app.ts";
import type { Job } from "../../jobs/jobs.ts";
import { applyTold } from "./apply-told.ts";
import { failChange, readStuckChanges, type PlanChangeRow } from "./plan-change-repository.ts";
import { lockSubscription } from "./repository.ts";

/** Events come within seconds, and lost ones are fetched every three minutes. */
const patienceMinutes = 10;

/**
 * Asks the provider what came of changes that nothing was heard of: its answer was lost, or the process died
 * between asking us and asking it. What has not happened by now does not happen any more.
 */
export function settlePlanChanges(app: App, provider: PaymentProvider): Job {
  return {
    name: "settle-plan-changes",
    schedule: "*/5 * * * *",
    async run() {
      const stuck = await readStuckChanges(app.database, patienceMinutes);
      const errors: unknown[] = [];
      for (const { change, providerSubscriptionId } of stuck)
        try {
          await settle(app, provider, change, providerSubscriptionId);
        } catch (error) {
          // One that cannot be read keeps no other one waiting.
          app.log.error({ err: error, change: change.id }, "a change of plan was not settled");
          errors.push(error);
        }
      if (errors.length > 0)
        throw new AggregateError(errors, `Changes of plan that were not settled: ${errors.length}`);
    },
  };
}

async function settle(
  app: App,
  provider: PaymentProvider,
  change: PlanChangeRow,
  providerSubscriptionId: string,
): Promise<void> {
  const told = await provider.readSubscription(providerSubscriptionId).catch((error: unknown) => {
    // It does not know the subscription; one that is only gone for a while is asked again with the next run.
    if (error instanceof ProviderRefused) return undefined;
    throw error;
  });
  const enqueue = await app.readyToEnqueue();
  await app.transact(async (transaction) => {
    const known = await lockSubscription(transaction, providerSubscriptionId);
    if (known !== undefined && told !== undefined)
      await applyTold({ transaction, enqueue }, known, told);
    await failChange(transaction, change);
  });
  app.log.warn({ change: change.id }, "a change of plan was settled by asking for it");
}
