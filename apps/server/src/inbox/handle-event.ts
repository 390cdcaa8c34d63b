import type { Transaction } from "@autotune/database";
import { providerEvent } from "@autotune/database/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Enqueue } from "../jobs/enqueue.ts";
import type { QueueWork } from "../jobs/jobs.ts";
import { eventQueue, type EventToHandle } from "./event-queue.ts";
import { orderCanceled } from "./handlers/order-canceled.ts";
import { orderCompleted } from "./handlers/order-completed.ts";
import { orderFailed } from "./handlers/order-failed.ts";
import { orderPending } from "./handlers/order-pending.ts";

interface EventContext {
  readonly transaction: Transaction;
  readonly enqueue: Enqueue;
  readonly data: unknown;
}

/** Applies an event. Says what became of it in a few words; throws where a person must look. */
export type EventHandler = (context: EventContext) => Promise<string>;

const handlers: Readonly<Record<string, EventHandler>> = {
  "order.completed": orderCompleted,
  "order.payment.pending": orderPending,
  "order.canceled": orderCanceled,
  "order.failed": orderFailed,
};

/** The effect of an event and the mark that it is handled are one transaction; a second run finds the mark. */
export function handleEvents(app: App, { live }: { live: boolean }): QueueWork<EventToHandle> {
  return {
    queue: eventQueue,
    atOnce: 4,
    async run({ eventId }) {
      const enqueue = await app.readyToEnqueue();
      await app.transact(async (transaction) => {
        const [event] = await transaction
          .select({ type: providerEvent.type, live: providerEvent.live, data: providerEvent.data })
          .from(providerEvent)
          .where(and(eq(providerEvent.eventId, eventId), isNull(providerEvent.handledAt)))
          .for("update");
        if (event === undefined) return;
        const handle = handlers[event.type];
        // An order with a test card must not buy a licence in the real shop, nor a real one in a test.
        const outcome =
          event.live !== live
            ? "of the other mode"
            : handle === undefined
              ? "not of interest"
              : await handle({ transaction, enqueue, data: event.data });
        await transaction
          .update(providerEvent)
          .set({ handledAt: sql`now()`, outcome })
          .where(eq(providerEvent.eventId, eventId));
        app.log.info({ eventId, type: event.type, outcome }, "provider event handled");
      });
    },
  };
}
