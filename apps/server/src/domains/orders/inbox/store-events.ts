import type { RunStatement } from "@autotune/database";
import type { ProviderEvent } from "@autotune/payments";
import { describeJob, type JobStatements } from "../../../platform/jobs/enqueue.ts";
import { eventQueue } from "./event-queue.ts";

/**
 * The key decides: the first to insert it stores the event and adds its job, everyone else skips both. One statement is
 * one transaction and one way to the database and back, where each further one would make the next batch wait.
 */
const insertNewEvents = (insertJobs: string) => `
  with arrived as (
    select distinct on (event_id) * from jsonb_to_recordset($1::jsonb)
      as arrived (event_id text, type text, live boolean, occurred_at timestamptz, data jsonb, job json)
  ), fresh as (
    insert into shop.provider_event_key (event_id) select event_id from arrived
    on conflict do nothing returning event_id
  ), stored as (
    insert into shop.provider_event (event_id, type, live, occurred_at, data)
      select event_id, type, live, occurred_at, data from arrived join fresh using (event_id)
      returning event_id
  ), added as (${insertJobs})
  select count(*)::integer as count from stored`;

const jobsOfNewEvents =
  "(select coalesce(json_agg(job), '[]') from arrived join fresh using (event_id))";

/** An event, and the trace of the purchase that it belongs to. */
export interface ArrivedEvent extends ProviderEvent {
  readonly traceparent?: string | undefined;
}

/** Stores the new ones among the events and adds a job for each, in one transaction. Returns how many were new. */
export async function storeEvents(
  runStatement: RunStatement,
  jobs: JobStatements,
  events: readonly ArrivedEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  const arrived = events.map(({ id, type, live, occurredAt, data, traceparent }) => ({
    event_id: id,
    type,
    live,
    occurred_at: occurredAt,
    data,
    job: describeJob(eventQueue, { eventId: id }, traceparent),
  }));
  const statement = insertNewEvents(await jobs.insertStatement(eventQueue, jobsOfNewEvents));
  const { rows } = await runStatement(statement, [JSON.stringify(arrived)]);
  return Number(rows[0]?.["count"]);
}
