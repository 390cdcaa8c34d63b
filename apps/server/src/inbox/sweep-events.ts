import { providerEvent } from "@autotune/database/schema";
import type { PaymentProvider, ProviderEvent } from "@autotune/payments";
import { and, desc, isNull, lt, sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { App } from "../app.ts";
import type { Job } from "../jobs/jobs.ts";
import { eventQueue } from "./event-queue.ts";
import { storeEvents } from "./store-events.ts";

/** How far back the provider is asked: longer than any outage that nobody noticed. */
const days = 7;
const mostLists = 20;
const late = sql`now() - interval '5 minutes'`;

/** Makes a lost webhook, or a job that gave up, only a delay. */
export function sweepEvents(app: App, provider: PaymentProvider): Job {
  new Gauge({
    name: "provider_events_unhandled",
    help: "Events of the payment provider that are older than five minutes and not handled",
    registers: [app.metrics],
    // Counted when it is asked for: of several workers only one sweeps, and all must say the same.
    async collect() {
      this.set((await readLateEvents()).length);
    },
  });
  const readLateEvents = () =>
    app.database
      .select({ eventId: providerEvent.eventId })
      .from(providerEvent)
      .where(and(isNull(providerEvent.handledAt), lt(providerEvent.receivedAt, late)))
      // Those that nothing can be done about are old, and must not stand before the others.
      .orderBy(desc(providerEvent.receivedAt))
      .limit(1000);

  /** One by one: an event that cannot be stored must not keep the others out. */
  const take = async (event: ProviderEvent): Promise<void> => {
    try {
      const stored = await storeEvents(app.transact, await app.readyToEnqueue(), [event]);
      if (stored > 0) app.log.warn({ event: event.id }, "came by the sweeper, not by a webhook");
      // As an answered webhook does: from here on the event is ours.
      await provider.confirmEvent(event.id);
    } catch (error) {
      app.log.error({ err: error, event: event.id }, "an event could not be taken over");
    }
  };

  return {
    name: "sweep-provider-events",
    schedule: "*/3 * * * *",
    async run() {
      const enqueue = await app.readyToEnqueue();
      const waiting = await readLateEvents();
      await app.transact((transaction) => enqueue(transaction, eventQueue, waiting));

      const since = new Date(Date.now() - days * 86_400_000);
      // What is confirmed is not given again, so the next list holds others.
      for (let list = 0; list < mostLists; list += 1) {
        const { events, unreadable, more } = await provider.readUnprocessedEvents(since);
        if (unreadable > 0) app.log.error({ unreadable }, "the provider tells what cannot be read");
        for (const event of events) await take(event);
        if (!more) break;
      }
    },
  };
}
