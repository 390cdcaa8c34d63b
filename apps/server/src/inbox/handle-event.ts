import { providerEvent } from "@autotune/database/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { Counter } from "prom-client";
import type { App } from "../app.ts";
import { troubles, type Trouble } from "../fulfilment/fulfilment.ts";
import type { QueueWork } from "../jobs/jobs.ts";
import { eventQueue, type EventToHandle } from "./event-queue.ts";
import { findAwaited } from "./find-awaited.ts";
import { endForeign, giveUpWaiting } from "./give-up-waiting.ts";
import { handlers } from "./handlers/handlers.ts";
import { declinedAttempt } from "./handlers/order-failed.ts";
import { notOfInterest } from "./not-of-interest.ts";
import { NotOfOurs } from "./not-of-ours.ts";
import { WaitsForEvent, type AwaitedEvent } from "./waits-for-event.ts";

/** The effect of an event and the mark that it is handled are one transaction; a second run finds the mark. */
export function handleEvents(app: App, { live }: { live: boolean }): QueueWork<EventToHandle> {
  const watch = watchOutcomes(app);

  const handle = async (eventId: string): Promise<void> => {
    const enqueue = await app.readyToEnqueue();
    const reported: [Trouble, object][] = [];
    const handled = await app.transact(async (transaction) => {
      const [event] = await transaction
        .select({ type: providerEvent.type, live: providerEvent.live, data: providerEvent.data })
        .from(providerEvent)
        .where(and(eq(providerEvent.eventId, eventId), isNull(providerEvent.handledAt)))
        .for("update");
      if (event === undefined) return undefined;
      const { type, data } = event;
      const apply = handlers[type];
      const report = (...trouble: [Trouble, object]) => reported.push(trouble);
      // An order with a test card must not buy a licence in the real shop, nor a real one in a test.
      const outcome =
        event.live !== live
          ? "of the other mode"
          : apply === undefined
            ? notOfInterest
            : await apply({ transaction, enqueue, report, data });
      await transaction
        .update(providerEvent)
        .set({ handledAt: sql`now()`, outcome })
        .where(eq(providerEvent.eventId, eventId));
      return { type, outcome };
    });
    // After the commit: what is rolled back has not happened.
    if (handled !== undefined) watch(eventId, { ...handled, reported });
  };

  /**
   * They often come in one post and are handled side by side: then the awaited one goes first. Where it waits no
   * more, it was handled a moment ago, or has not come.
   */
  const handleAfter = async (eventId: string, { type, id }: AwaitedEvent): Promise<void> => {
    const awaited = await findAwaited(app.database, { type, id });
    try {
      if (awaited !== undefined) await handle(awaited);
      await handle(eventId);
    } catch (error) {
      if (error instanceof NotOfOurs && error.isForeign) {
        await endForeign(app.database, eventId);
        app.log.warn({ eventId }, "a provider event is of an order that is not ours");
        return;
      }
      // An order that is ours comes, or is mended: what belongs to it waits.
      const mayEnd =
        type === "order.completed" &&
        (error instanceof NotOfOurs || error instanceof WaitsForEvent);
      const isOrderHere = awaited !== undefined;
      if (!mayEnd || !(await giveUpWaiting(app.database, eventId, { isOrderHere }))) throw error;
      app.log.error({ eventId, err: error }, "a provider event has waited in vain");
    }
  };

  return {
    queue: eventQueue,
    atOnce: 4,
    async run({ eventId }) {
      try {
        await handle(eventId);
      } catch (error) {
        if (!(error instanceof WaitsForEvent)) throw error;
        await handleAfter(eventId, error.awaited);
      }
    },
  };
}

interface Handled {
  readonly type: string;
  readonly outcome: string;
  readonly reported: readonly [Trouble, object][];
}

/** Counts what somebody should be woken for. */
function watchOutcomes(app: App): (eventId: string, handled: Handled) => void {
  const declined = new Counter({
    name: "payments_declined_total",
    help: "Payments that the provider declined; many at once are somebody who tries out stolen cards",
    registers: [app.metrics],
  });
  const troubled = new Counter({
    name: "fulfilment_troubles_total",
    help: "Orders and plans that were handled but that a person should look at, by what is wrong",
    labelNames: ["trouble"],
    registers: [app.metrics],
  });
  // A counter that is first seen at 1 has not grown, for whoever watches its growth.
  for (const trouble of troubles) troubled.inc({ trouble }, 0);
  return (eventId, { type, outcome, reported }) => {
    app.log.info({ eventId, type, outcome }, "provider event handled");
    if (outcome === declinedAttempt) declined.inc();
    for (const [trouble, about] of reported) {
      troubled.inc({ trouble });
      app.log.error({ eventId, trouble, ...about }, "handled, but look at it");
    }
  };
}
