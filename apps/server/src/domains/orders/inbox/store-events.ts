import { runPrepared, type Transact } from "@autotune/database";
import type { ProviderEvent } from "@autotune/payments";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { eventQueue } from "./event-queue.ts";

/** The key decides: the first to insert it stores the event, everyone else skips it. */
const insertNewEvents = `
  with arrived as (
    select distinct on (event_id) * from jsonb_to_recordset($1::jsonb)
      as arrived (event_id text, type text, live boolean, occurred_at timestamptz, data jsonb)
  ), fresh as (
    insert into shop.provider_event_key (event_id) select event_id from arrived
    on conflict do nothing returning event_id
  )
  insert into shop.provider_event (event_id, type, live, occurred_at, data)
    select event_id, type, live, occurred_at, data from arrived join fresh using (event_id)
    returning event_id`;

/** An event, and the trace of the purchase that it belongs to. */
export interface ArrivedEvent extends ProviderEvent {
  readonly traceparent?: string | undefined;
}

/** Stores the new ones among the events and adds a job for each, in one transaction. Returns how many were new. */
export async function storeEvents(
  transact: Transact,
  enqueue: Enqueue,
  events: readonly ArrivedEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  const arrived = events.map(({ id, type, live, occurredAt, data }) => ({
    event_id: id,
    type,
    live,
    occurred_at: occurredAt,
    data,
  }));
  return transact(async (transaction) => {
    const { rows } = await runPrepared(transaction.$client, insertNewEvents, [
      JSON.stringify(arrived),
    ]);
    await enqueue(
      transaction,
      eventQueue,
      rows.map((row) => ({ eventId: String(row["event_id"]) })),
      ({ eventId }) => events.find(({ id }) => id === eventId)?.traceparent,
    );
    return rows.length;
  });
}
