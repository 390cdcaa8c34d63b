import { reconciliation } from "@autotune/database/schema";
import type { PaymentProvider, ProviderEvent } from "@autotune/payments";
import type { App } from "../../../platform/app.ts";
import { findUndelivered, findUnknownCharges } from "./find-undelivered.ts";
import { handleAgain } from "./handle-again.ts";
import { listAllEvents } from "./list-all-events.ts";
import { storeEvents } from "./store-events.ts";

/** Overlaps, to make up for a day on which the job did not run. */
const comparedMilliseconds = 3 * 86_400_000;
/** What was paid just now may still be in progress. */
const graceMilliseconds = 15 * 60_000;

/** Compares what the provider was paid for with what we delivered, records what is missing, and repairs it. */
export async function compareOrders(
  app: App,
  provider: PaymentProvider,
  { live, now }: { live: boolean; now: Date },
): Promise<void> {
  const window = {
    from: new Date(now.getTime() - comparedMilliseconds),
    until: new Date(now.getTime() - graceMilliseconds),
  };
  const missing = new Set<string>();
  let isComplete = true;
  for await (const { events, more } of listAllEvents(provider, window)) {
    if (more) isComplete = false;
    // Payments of the other mode are not delivered, and not missing.
    const ours = events.filter((event) => event.live === live);
    for (const id of await repairMissing(app, ours)) missing.add(id);
  }
  await app.database.insert(reconciliation).values({ undelivered: missing.size, isComplete });
  if (!isComplete) app.log.error("the provider has more orders than it lists");
}

/** An event that never reached us is delivered now, and one that had no effect is handled again. */
async function repairMissing(app: App, events: readonly ProviderEvent[]): Promise<string[]> {
  const orders = paidIn(events, "order.completed");
  const charges = paidIn(events, "subscription.charge.completed");
  const missing = [
    ...(await findUndelivered(app.database, [...orders.keys()])),
    ...(await findUnknownCharges(app.database, [...charges.keys()])),
  ];
  for (const id of missing) app.log.error({ providerOrderId: id }, "paid, but not delivered");
  const lost = missing.flatMap((id) => orders.get(id) ?? charges.get(id) ?? []);
  await storeEvents(app.runStatement, await app.readyToInsertJobs(), lost);
  await handleAgain(
    app.transact,
    await app.readyToEnqueue(),
    lost.map(({ id }) => id),
  );
  return missing;
}

function paidIn(
  events: readonly ProviderEvent[],
  type: "order.completed" | "subscription.charge.completed",
): Map<string, ProviderEvent> {
  const paid = new Map<string, ProviderEvent>();
  for (const event of events) {
    if (event.type !== type) continue;
    // By the key that names an order and a charge in every adapter: one that cannot be parsed is paid all the same.
    const { id } = event.data;
    if (typeof id === "string") paid.set(id, event);
  }
  return paid;
}
