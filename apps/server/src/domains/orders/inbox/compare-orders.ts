import { reconciliation } from "@autotune/database/schema";
import type { PaymentProvider, ProviderEvent } from "@autotune/payments";
import type { App } from "../../../platform/app.ts";
import { findUndelivered, findUnknownCharges } from "./find-undelivered.ts";
import { handleAgain } from "./handle-again.ts";
import { storeEvents } from "./store-events.ts";

/** Overlaps, to make up for a day on which the job did not run; a single day where that is too much. */
const daysToCompare = [3, 1];
/** What was paid just now may still be in progress. */
const graceMilliseconds = 15 * 60_000;

/** Compares what the provider was paid for with what we delivered, records what is missing, and repairs it. */
export async function compareOrders(
  app: App,
  provider: PaymentProvider,
  { live, now }: { live: boolean; now: Date },
): Promise<void> {
  const { events: payments, isComplete } = await readPayments(provider, now);
  // Payments of the other mode are not delivered, and not missing.
  const events = payments.filter((event) => event.live === live);
  const before = now.getTime() - graceMilliseconds;
  const orders = paidIn(events, "order.completed", before);
  const charges = paidIn(events, "subscription.charge.completed", before);
  const missing = [
    ...(await findUndelivered(app.database, [...orders.keys()])),
    ...(await findUnknownCharges(app.database, [...charges.keys()])),
  ];
  for (const id of missing) app.log.error({ providerOrderId: id }, "paid, but not delivered");
  await app.database.insert(reconciliation).values({ undelivered: missing.length, isComplete });
  if (!isComplete) app.log.error("the provider lists more orders than were compared");

  // An event that never reached us is delivered now, and one that had no effect is handled again.
  const lost = missing.flatMap((id) => orders.get(id) ?? charges.get(id) ?? []);
  const enqueue = await app.readyToEnqueue();
  await storeEvents(app.transact, enqueue, lost);
  await handleAgain(
    app.transact,
    enqueue,
    lost.map(({ id }) => id),
  );
}

async function readPayments(provider: PaymentProvider, now: Date) {
  let events: ProviderEvent[] = [];
  for (const days of daysToCompare) {
    const confirmed = await provider.readProcessedEvents(days);
    const since = new Date(now.getTime() - days * 86_400_000);
    const open = await provider.readUnprocessedEvents(since);
    events = [...confirmed.events, ...open.events];
    if (!confirmed.more && !open.more) return { events, isComplete: true };
  }
  return { events, isComplete: false };
}

function paidIn(
  events: readonly ProviderEvent[],
  type: "order.completed" | "subscription.charge.completed",
  before: number,
): Map<string, ProviderEvent> {
  const paid = new Map<string, ProviderEvent>();
  for (const event of events) {
    if (event.type !== type || event.occurredAt.getTime() > before) continue;
    // By its id alone: an order that cannot be parsed is paid all the same.
    const { id } = event.data;
    if (typeof id === "string") paid.set(id, event);
  }
  return paid;
}
