import type { Transact } from "@autotune/database";
import { providerEvent } from "@autotune/database/schema";
import { inArray } from "drizzle-orm";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { eventQueue } from "./event-queue.ts";

/** Unmarks handled events and queues them again. */
export async function handleAgain(
  transact: Transact,
  enqueue: Enqueue,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length === 0) return;
  await transact(async (transaction) => {
    await transaction
      .update(providerEvent)
      .set({ handledAt: null, outcome: null })
      .where(inArray(providerEvent.eventId, [...eventIds]));
    await enqueue(
      transaction,
      eventQueue,
      eventIds.map((eventId) => ({ eventId })),
    );
  });
}
