import { reconciliation } from "@autotune/database/schema";
import type { PaymentProvider, ProviderEvent } from "@autotune/payments";
import { desc, eq } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { App } from "../app.ts";
import type { Job } from "../jobs/jobs.ts";
import { findUndelivered } from "./find-undelivered.ts";
import { handleAgain } from "./handle-again.ts";
import { storeEvents } from "./store-events.ts";

/** Overlaps, so that a day on which the job did not run is made up for; a day alone where that is too much. */
const daysToCompare = [3, 1];
/** What was paid just now is still under way. */
const graceMilliseconds = 15 * 60_000;

/** Compares what the provider was paid for with what we delivered. The gauge is the alarm. */
export function reconcileOrders(app: App, provider: PaymentProvider): Job {
  new Gauge({
    name: "orders_paid_not_delivered",
    help: "Orders that the provider was paid for and that had no licences here, at the last comparison",
    registers: [app.metrics],
    // Read when it is asked for: of several workers only one compares, and all must say the same.
    async collect() {
      const [last] = await app.database
        .select({ undelivered: reconciliation.undelivered })
        .from(reconciliation)
        .orderBy(desc(reconciliation.id))
        .limit(1);
      this.set(last?.undelivered ?? 0);
    },
  });
  new Gauge({
    name: "orders_compared_timestamp_seconds",
    help: "When all that the provider was paid for was last compared with what was delivered",
    registers: [app.metrics],
    async collect() {
      const [last] = await app.database
        .select({ ranAt: reconciliation.ranAt })
        .from(reconciliation)
        .where(eq(reconciliation.isComplete, true))
        .orderBy(desc(reconciliation.id))
        .limit(1);
      this.set(last === undefined ? 0 : last.ranAt.getTime() / 1000);
    },
  });
  return {
    name: "reconcile-orders",
    schedule: "20 4 * * *",
    async run() {
      const { events, isComplete } = await readPayments(provider);
      const paid = paidOrders(events, Date.now() - graceMilliseconds);
      const missing = await findUndelivered(app.database, [...paid.keys()]);
      for (const id of missing) app.log.error({ providerOrderId: id }, "paid, but not delivered");
      await app.database.insert(reconciliation).values({ undelivered: missing.length, isComplete });
      if (!isComplete) app.log.error("the provider tells of more orders than were compared");

      // An event that never reached us is delivered now, and one that was handled in vain is handled again.
      const lost = missing.flatMap((id) => paid.get(id) ?? []);
      const enqueue = await app.readyToEnqueue();
      await storeEvents(app.transact, enqueue, lost);
      await handleAgain(
        app.transact,
        enqueue,
        lost.map(({ id }) => id),
      );
    },
  };
}

async function readPayments(provider: PaymentProvider) {
  let events: ProviderEvent[] = [];
  for (const days of daysToCompare) {
    const confirmed = await provider.readProcessedEvents(days);
    const open = await provider.readUnprocessedEvents(new Date(Date.now() - days * 86_400_000));
    events = [...confirmed.events, ...open.events];
    if (!confirmed.more && !open.more) return { events, isComplete: true };
  }
  return { events, isComplete: false };
}

function paidOrders(events: readonly ProviderEvent[], before: number): Map<string, ProviderEvent> {
  const paid = new Map<string, ProviderEvent>();
  for (const event of events) {
    if (event.type !== "order.completed" || event.occurredAt.getTime() > before) continue;
    // By its id alone: an order that cannot be read in whole is paid all the same.
    const { id } = event.data;
    if (typeof id === "string") paid.set(id, event);
  }
  return paid;
}
