import type { Database } from "@autotune/database";
import { providerEvent } from "@autotune/database/schema";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { AwaitedEvent } from "./handlers/waits-for-event.ts";

/** The event that another one waits for, if it is in the inbox and not yet handled. */
export async function findAwaited(
  database: Database,
  { type, id }: AwaitedEvent,
): Promise<string | undefined> {
  const [found] = await database
    .select({ eventId: providerEvent.eventId })
    .from(providerEvent)
    .where(
      and(
        isNull(providerEvent.handledAt),
        eq(providerEvent.type, type),
        sql`${providerEvent.data} ->> 'id' = ${id}`,
      ),
    )
    .orderBy(asc(providerEvent.occurredAt))
    .limit(1);
  return found?.eventId;
}
