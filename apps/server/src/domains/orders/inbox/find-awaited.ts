import type { Database } from "@autotune/database";
import { providerEvent } from "@autotune/database/schema";
import type { EventType } from "@autotune/payments";
import { and, asc, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { AwaitedEvent } from "./handlers/waits-for-event.ts";

/** The event that another one waits for, if it is in the inbox and not yet handled. */
export async function findAwaited(
  database: Database,
  awaited: AwaitedEvent,
): Promise<string | undefined> {
  const [found] = await database
    .select({ eventId: providerEvent.eventId })
    .from(providerEvent)
    .where(and(isNull(providerEvent.handledAt), isAwaited(awaited)))
    .orderBy(asc(providerEvent.occurredAt))
    .limit(1);
  return found?.eventId;
}

function isAwaited(awaited: AwaitedEvent): SQL | undefined {
  const isOf = (...types: EventType[]) => inArray(providerEvent.type, types);
  switch (awaited.kind) {
    case "payment":
      return and(
        isOf("order.completed", "subscription.charge.completed"),
        sql`${providerEvent.data} ->> 'id' = ${awaited.orderId}`,
      );
    case "beginning": {
      const began = JSON.stringify({ items: [{ subscription: awaited.subscriptionId }] });
      return and(isOf("order.completed"), sql`${providerEvent.data} @> ${began}::jsonb`);
    }
    case "update":
      return and(
        isOf("subscription.updated"),
        sql`${providerEvent.data} ->> 'id' = ${awaited.subscriptionId}`,
      );
  }
}
