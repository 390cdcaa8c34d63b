import { providerEvent } from "@autotune/database/schema";
import type { PaymentProvider, ProviderSubscription } from "@autotune/payments";
import { and, eq, isNull, sql } from "drizzle-orm";
import { Counter } from "prom-client";
import type { App } from "../../../platform/app.ts";
import { fulfilmentIssues, type FulfilmentIssue } from "../fulfilment/fulfilment.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { eventQueue, type EventToHandle } from "./event-queue.ts";
import { findAwaited } from "./find-awaited.ts";
import { endThirdParty, giveUpWaiting } from "./give-up-waiting.ts";
import { handlerOf } from "./handlers/handlers.ts";
import { declinedAttempt } from "./handlers/order-failed.ts";
import { notOfInterest } from "./not-of-interest.ts";
import { NotOfOurs } from "./handlers/not-of-ours.ts";
import { WaitsForEvent, type AwaitedEvent } from "./handlers/waits-for-event.ts";

/** The effect of an event and its handled mark are one transaction; a second run finds the mark. */
export function handleEvents(
  app: App,
  provider: PaymentProvider,
  { live }: { live: boolean },
): QueueWork<EventToHandle> {
  const { events } = provider;
  const watch = watchOutcomes(app);

  const handle = async (eventId: string, subscription?: ProviderSubscription): Promise<void> => {
    const enqueue = await app.readyToEnqueue();
    const reported: [FulfilmentIssue, object][] = [];
    const handled = await app.transact(async (transaction) => {
      const [event] = await transaction
        .select({
          type: providerEvent.type,
          live: providerEvent.live,
          data: providerEvent.data,
          occurredAt: providerEvent.occurredAt,
        })
        .from(providerEvent)
        .where(and(eq(providerEvent.eventId, eventId), isNull(providerEvent.handledAt)))
        .for("update");
      if (event === undefined) return undefined;
      const { type, data, occurredAt } = event;
      // An order with a test card must not buy a licence in the real shop, nor a real one in a test.
      const isOurs = event.live === live;
      const toRead = isOurs ? events.subscriptionToRead(event) : undefined;
      // Nothing outside is called in a transaction: it ends without effect, and the next one has what was read.
      if (toRead !== undefined && subscription === undefined) return { toRead };
      const apply = handlerOf(type);
      const report = (...issue: [FulfilmentIssue, object]) => reported.push(issue);
      const told = { events, data, occurredAt, subscription };
      const outcome = !isOurs
        ? "of the other mode"
        : apply === undefined
          ? notOfInterest
          : await apply({ transaction, enqueue, report, modules: app.modules, ...told });
      await transaction
        .update(providerEvent)
        .set({ handledAt: sql`now()`, outcome })
        .where(eq(providerEvent.eventId, eventId));
      return { type, outcome };
    });
    if (handled === undefined) return;
    if ("toRead" in handled) await handle(eventId, await provider.readSubscription(handled.toRead));
    // After the commit: a rollback must have no effect.
    else watch(eventId, { ...handled, reported });
  };

  /**
   * Events often come in one batch and are handled in parallel: then the awaited one goes first. If it no longer waits,
   * it has just been handled, or has not come.
   */
  const handleAfter = async (eventId: string, waitsFor: AwaitedEvent): Promise<void> => {
    const awaited = await findAwaited(app.database, waitsFor);
    try {
      if (awaited !== undefined) await handle(awaited);
      await handle(eventId);
    } catch (error) {
      if (error instanceof NotOfOurs && error.isThirdParty) {
        await endThirdParty(app.database, eventId);
        app.log.warn({ eventId }, "a provider event is of an order that is not ours");
        return;
      }
      // Our order will still come or be repaired: what belongs to it waits.
      const mayEnd =
        waitsFor.kind !== "update" &&
        (error instanceof NotOfOurs || error instanceof WaitsForEvent);
      const isOrderHere = awaited !== undefined;
      if (!mayEnd || !(await giveUpWaiting(app.database, eventId, { isOrderHere }))) throw error;
      app.log.error({ eventId, err: error }, "a provider event has waited in vain");
    }
  };

  return {
    queue: eventQueue,
    // Each takes a connection of ten, and other jobs need some. More than eight were not faster.
    atOnce: 8,
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
  readonly reported: readonly [FulfilmentIssue, object][];
}

/** Counts what someone should be alerted to. */
function watchOutcomes(app: App): (eventId: string, handled: Handled) => void {
  const declined = new Counter({
    name: "payments_declined_total",
    help: "Payments that the provider declined; many at once are somebody who tries out stolen cards",
    registers: [app.metrics],
  });
  const issueCounter = new Counter({
    name: "fulfilment_troubles_total",
    help: "Orders and plans that were handled but that a person should look at, by what is wrong",
    labelNames: ["trouble"],
    registers: [app.metrics],
  });
  // Start at 0: monitoring that watches for growth does not see a counter that first appears at 1.
  for (const issue of fulfilmentIssues) issueCounter.inc({ trouble: issue }, 0);
  return (eventId, { type, outcome, reported }) => {
    app.log.info({ eventId, type, outcome }, "provider event handled");
    if (outcome === declinedAttempt) declined.inc();
    for (const [issue, about] of reported) {
      issueCounter.inc({ trouble: issue });
      app.log.error({ eventId, trouble: issue, ...about }, "handled, but look at it");
    }
  };
}
