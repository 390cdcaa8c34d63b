import type { PaymentProvider } from "@autotune/payments";
import type { App } from "../../../platform/app.ts";
import type { Job, QueueWork } from "../../../platform/jobs/jobs.ts";
import { actOnPlan } from "../../subscriptions/index.ts";
import { confirmedCancellationQueue, type OneCancellation } from "./stored/cancellation-queues.ts";
import {
  findCancellation,
  findWaitingCancellations,
  isDue,
  markCancellationDone,
} from "./stored/repository.ts";

/**
 * Cancels at the provider as the account's own button does. A plan that is to end on a later day waits until that day
 * falls into the time that is paid: cancelled now it would end too early.
 */
export function cancelConfirmedPlans(
  app: App,
  provider: PaymentProvider,
): QueueWork<OneCancellation> {
  return {
    queue: confirmedCancellationQueue,
    atOnce: 2,
    async run({ cancellationId }) {
      const found = await findCancellation(app.database, cancellationId);
      if (found === undefined || found.plan === null) return;
      const { declared, plan } = found;
      if (declared.state !== "confirmed" || !isDue(declared.endsOn, plan)) return;
      const { database, transact, log } = app;
      const readyToEnqueue = () => app.readyToEnqueue();
      const act = (action: "cancel" | "undoCancel") =>
        actOnPlan(
          { database, transact, readyToEnqueue, provider, log },
          { id: plan.id, accountId: plan.accountId },
          { action },
        );
      const result = await act("cancel");
      // Thrown, so that it is tried again: the person has done all that they can.
      if (!result.ok) throw new Error(`A confirmed cancellation was not applied: ${result.reason}`);
      if (await markCancellationDone(database, cancellationId)) return;
      const now = await findCancellation(database, cancellationId);
      if (now?.declared.state !== "takenBack") return;
      // While the provider canceled, its owner took it back, and was told that the plan renews as before.
      const undone = await act("undoCancel");
      if (!undone.ok)
        log.error({ cancellationId, reason: undone.reason }, "a plan that was kept is canceled");
    },
  };
}

/** Looks every night at those that wait for their day; the queue decides which of them are due. */
export function cancelPlansOnTheirDay(app: App): Job {
  return {
    name: "cancel-plans-on-their-day",
    schedule: "40 1 * * *",
    async run() {
      const enqueue = await app.readyToEnqueue();
      const waiting = await findWaitingCancellations(app.database);
      await app.transact((transaction) =>
        enqueue(transaction, confirmedCancellationQueue, waiting),
      );
    },
  };
}
