import { providerEvent } from "@autotune/database/schema";
import type { PaymentProvider, ProviderEvent } from "@autotune/payments";
import { and, desc, isNull, lt, sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { App } from "../../../platform/app.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import { eventQueue } from "./event-queue.ts";
import { storeEvents } from "./store-events.ts";

/** How far back the provider is queried: longer than any outage that could go unnoticed. */
const days = 7;
/** What is left then is the next run's. */
const longestMilliseconds = 150_000;
const late = sql`now() - interval '5 minutes'`;

/** Turns a lost webhook, or a job that gave up, into a mere delay. */
export function sweepEvents(app: App, provider: PaymentProvider): Job {
  new Gauge({
    name: "provider_events_unhandled",
    help: "Events of the payment provider that are older than five minutes and not handled",
    registers: [app.metrics],
    // Counted on scrape: only one of several workers sweeps, and all must report the same.
    async collect() {
      this.set((await readLateEvents()).length);
    },
  });
  const readLateEvents = () =>
    app.database
      .select({ eventId: providerEvent.eventId })
      .from(providerEvent)
      .where(and(isNull(providerEvent.handledAt), lt(providerEvent.receivedAt, late)))
      // Those that cannot be handled are old, and must not block the others.
      .orderBy(desc(providerEvent.receivedAt))
      .limit(1000);

  /** One by one: an event that cannot be stored must not block the others. */
  const take = async (event: ProviderEvent): Promise<void> => {
    try {
      const stored = await storeEvents(app.runStatement, await app.readyToInsertJobs(), [event]);
      if (stored > 0) app.log.warn({ event: event.id }, "fetched by the sweeper, not by a webhook");
      // As answering a webhook does: from here on the event is ours.
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

      const from = new Date(Date.now() - days * 86_400_000);
      const deadline = Date.now() + longestMilliseconds;
      for await (const { events, unreadable } of provider.listUnprocessedEvents({ from })) {
        if (unreadable > 0)
          app.log.error({ unreadable }, "an event listed by the provider cannot be parsed");
        for (const event of events) await take(event);
        if (Date.now() > deadline) break;
      }
    },
  };
}
