import { providerEvent } from "@autotune/database/schema";
import type { PaymentProvider } from "@autotune/payments";
import { and, isNull, lt, sql } from "drizzle-orm";
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
  const unhandled = new Gauge({
    name: "provider_events_unhandled",
    help: "Events of the payment provider that are older than five minutes and not handled",
    registers: [app.metrics],
  });
  return {
    name: "sweep-provider-events",
    schedule: "*/3 * * * *",
    async run() {
      const enqueue = await app.readyToEnqueue();
      const waiting = await app.database
        .select({ eventId: providerEvent.eventId })
        .from(providerEvent)
        .where(and(isNull(providerEvent.handledAt), lt(providerEvent.receivedAt, late)))
        .limit(1000);
      unhandled.set(waiting.length);
      await app.database.transaction((transaction) => enqueue(transaction, eventQueue, waiting));

      const since = new Date(Date.now() - days * 86_400_000);
      // What is confirmed is not given again, so the next list holds others.
      for (let list = 0; list < mostLists; list += 1) {
        const { events, more } = await provider.readUnprocessedEvents(since);
        const stored = await storeEvents(app.database, enqueue, events);
        if (stored > 0) app.log.warn({ stored }, "events came by the sweeper, not by a webhook");
        // As an answered webhook does: from here on the event is ours.
        for (const { id } of events) await provider.confirmEvent(id);
        if (!more) break;
      }
    },
  };
}
