import type { Queryable } from "../database/connect.ts";
import { newId } from "../database/new-id.ts";
import type { StoredEvent } from "./event-text.ts";

const members = "id, type, live, created_at, processed, data";

export async function listEvents(
  db: Queryable,
  about: { processed: boolean; from: Date; until: Date | null; limit: number },
): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>(
    `select ${members} from sandbox.event
     where processed = $1 and created_at >= $2 and ($3::timestamptz is null or created_at < $3)
     order by position limit $4`,
    [about.processed, about.from, about.until, about.limit],
  );
  return rows;
}

export async function findEvent(db: Queryable, id: string): Promise<StoredEvent | undefined> {
  const { rows } = await db.query<StoredEvent>(
    `select ${members} from sandbox.event where id = $1`,
    [id],
  );
  return rows[0];
}

/** Events of an order are those of its subscriptions too. */
export async function listEventsOfOrder(
  db: Queryable,
  orderId: string | undefined,
): Promise<(StoredEvent & { attempts: number; dropped: boolean })[]> {
  const { rows } = await db.query<StoredEvent & { attempts: number; dropped: boolean }>(
    `select ${members}, attempts, dropped from sandbox.event
     where $1::text is null or order_id = $1 order by position`,
    [orderId ?? null],
  );
  return rows;
}

/** Returns whether there is such an event. */
export async function markProcessed(
  db: Queryable,
  id: string,
  processed: boolean,
): Promise<boolean> {
  const { rowCount } = await db.query("update sandbox.event set processed = $2 where id = $1", [
    id,
    processed,
  ]);
  return rowCount === 1;
}

/** Delivers an event again: under its own id, as automatic retries do, or as a copy with a new one. */
export async function redeliver(
  db: Queryable,
  id: string,
  withNewId: boolean,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    withNewId
      ? `insert into sandbox.event (id, type, live, created_at, order_id, subscription_id, data)
         select $2, type, live, created_at, order_id, subscription_id, data
         from sandbox.event where id = $1 returning id`
      : `update sandbox.event set processed = false, dropped = false, attempts = 0, due_at = now()
         where id = $1 returning id`,
    withNewId ? [id, newId()] : [id],
  );
  return rows[0]?.id;
}
