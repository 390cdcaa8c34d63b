import { parseOrder, type PaymentProvider, type ProviderEvent } from "@autotune/payments";
import { Gauge } from "prom-client";
import type { App } from "../app.ts";
import type { Job } from "../jobs/jobs.ts";
import { findUndelivered } from "./find-undelivered.ts";
import { storeEvents } from "./store-events.ts";

/** Overlaps: a day on which the job did not run is made up for by the next. */
const days = 3;
/** What was paid just now is still under way. */
const graceMilliseconds = 15 * 60_000;

/** Compares what the provider was paid for with what we delivered. The gauge is the alarm. */
export function reconcileOrders(app: App, provider: PaymentProvider): Job {
  const undelivered = new Gauge({
    name: "orders_paid_not_delivered",
    help: "Orders that the provider was paid for and that have no licences here",
    registers: [app.metrics],
  });
  return {
    name: "reconcile-orders",
    schedule: "20 4 * * *",
    async run() {
      const since = new Date(Date.now() - days * 86_400_000);
      const confirmed = await provider.readProcessedEvents(days);
      const open = await provider.readUnprocessedEvents(since);
      if (confirmed.more || open.more)
        app.log.warn("the provider has more events than it tells at once; not all were compared");
      const events = [...confirmed.events, ...open.events];
      const paid = paidOrders(events, Date.now() - graceMilliseconds);
      const missing = await findUndelivered(app.database, [...paid.keys()]);
      undelivered.set(missing.length);
      for (const id of missing) app.log.error({ providerOrderId: id }, "paid, but not delivered");
      // An event that never reached us is delivered now; one that did and failed is the sweeper's.
      const lost = missing.flatMap((id) => paid.get(id) ?? []);
      await storeEvents(app.database, await app.readyToEnqueue(), lost);
    },
  };
}

function paidOrders(events: readonly ProviderEvent[], before: number): Map<string, ProviderEvent> {
  const paid = new Map<string, ProviderEvent>();
  for (const event of events) {
    if (event.type !== "order.completed" || event.occurredAt.getTime() > before) continue;
    const parsed = parseOrder(event.data);
    if (parsed.ok) paid.set(parsed.order.id, event);
  }
  return paid;
}
