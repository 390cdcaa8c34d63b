import { ProviderRejected, type PaymentProvider } from "@autotune/payments";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { applyProviderUpdate } from "./apply-provider-update.ts";
import { fetchProviderUpdate } from "./fetch-provider-update.ts";
import { failChange, readStuckChanges, type PlanChangeRow } from "./repository.ts";
import { lockSubscription } from "../plans/repository.ts";

/** Events come within seconds, and lost ones are fetched every three minutes. */
const patienceMinutes = 10;

/**
 * Asks the provider for the outcome of changes without an event: its response was lost, or the process died before
 * calling it. What has not happened by now will not happen.
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
          // One that cannot be read must not block the others.
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
  const update = await fetchProviderUpdate(provider, providerSubscriptionId).catch(
    (error: unknown) => {
      // It does not know the subscription; an unavailable provider is queried again with the next run.
      if (error instanceof ProviderRejected) return undefined;
      throw error;
    },
  );
  const enqueue = await app.readyToEnqueue();
  await app.transact(async (transaction) => {
    const known = await lockSubscription(transaction, providerSubscriptionId);
    if (known !== undefined && update !== undefined)
      await applyProviderUpdate({ transaction, enqueue }, known, update);
    await failChange(transaction, change);
  });
  app.log.warn({ change: change.id }, "a change of plan was settled by querying the provider");
}
