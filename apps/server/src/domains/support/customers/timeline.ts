import { isCurrency } from "@autotune/commerce";
import { timelineKinds, type StaffTimeline, type TimelineEvent } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { nameDevice } from "../../../platform/http/describe-device.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { maskSerial } from "../../licensing/index.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import { failedQueue } from "../../../platform/jobs/queue.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

const eventsPerPage = 40;

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Row = Type.Object({
  at: Type.String(),
  key: Type.String(),
  kind: Type.Enum([...timelineKinds]),
  what: Type.String(),
  more: nullable(Type.String()),
  amount: nullable(Type.Integer()),
  currency: nullable(Type.String()),
});
type Row = Type.Static<typeof Row>;
const rowForm = Compile(Row);

interface TimelineToRead {
  readonly accountId: number;
  readonly before: string | undefined;
  /** Selects the keys of the events that are wanted, of all that happened to the customer. */
  readonly only?: SQL;
}

/** A customer's events, the newest first, from after a given position on. */
export async function readTimeline(
  database: Database,
  modules: readonly ModuleManifest[],
  { accountId, before, only }: TimelineToRead,
): Promise<StaffTimeline> {
  const [atLatest, below] = splitCursor(before);
  const isOlder =
    atLatest === undefined ? sql`true` : sql`(at, key) < (${atLatest}::timestamptz, ${below})`;
  const { rows } = await database.execute(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
           key, kind, what, more, amount, currency
      from (${sql.join(sourcesOf(modules, accountId), sql` union all `)}) happened (at, key, kind, what, more, amount, currency)
     where at is not null and ${isOlder} and ${only === undefined ? sql`true` : sql`key in (${only})`}
     order by happened.at desc, key desc limit ${eventsPerPage + 1}`);
  const read = rows.map((row) => rowForm.Parse(row));
  const page = read.slice(0, eventsPerPage);
  const last = page.at(-1);
  return {
    events: page.map(viewEvent),
    next: last === undefined || read.length === page.length ? null : `${last.at}~${last.key}`,
  };
}

function sourcesOf(modules: readonly ModuleManifest[], accountId: number): SQL[] {
  return [
    // Names the types of the columns.
    sql`select null::timestamptz, ''::text, ''::text, ''::text, null::text, null::integer, null::text where false`,
    ...modules.flatMap(({ timeline }) => timeline?.(accountId) ?? []),
    waitingEmails(modules, accountId),
    sql`select at, 'staff ' || id, 'staffActed', action,
               staff || coalesce(': ' || (details ->> 'reason'), ''), null, null
          from audit.entry where subject = ${customerSubject(accountId)} and action not in ('customer.read', 'customer.view', 'order.read', 'order.refund-preview', 'order.note')`,
  ];
}

/** Jobs that send an email and are not named after it. */
const mailingJobs = new Set(["ask-mailbox", "ask-to-merge"]);

/**
 * Emails that wait, and those that were given up. Sent ones are in a record of their own, by their address: finished jobs
 * are a million in a large shop, and nothing finds a customer's among them but reading all.
 */
function waitingEmails(modules: readonly ModuleManifest[], accountId: number): SQL {
  const isTheirs = modules.flatMap(({ isJobOf }) => isJobOf?.(accountId) ?? []);
  const queues = modules
    .flatMap(({ queues: own = [] }) => own.map(({ name }) => name))
    .filter((name) => name.startsWith("send-") || mailingJobs.has(name));
  return sql`
    select created_on, 'job ' || id, 'mailQueued', regexp_replace(name, '-failed$', ''),
           case when name like '%-failed' then 'failed' else 'waiting' end, null, null
      from jobs.job
     where state < 'active' and name in ${queues.flatMap((name) => [name, failedQueue(name)])}
       and (${sql.join(isTheirs, sql` or `)})`;
}

/** Time and key of the last event that was shown: many events may share one timestamp. */
function splitCursor(cursor: string | undefined): [string, string] | [undefined, undefined] {
  const cut = cursor?.indexOf("~") ?? -1;
  if (cursor === undefined || cut < 0) return [undefined, undefined];
  const at = cursor.slice(0, cut);
  if (!isTimestamp(at)) throw new ApiError("invalidRequest");
  return [at, cursor.slice(cut + 1)];
}

/** Whether the database reads it: `2026-02-31T00:00:00Z` has the form of a timestamp and is none. */
function isTimestamp(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}

function viewEvent({ at, kind, what, more, amount, currency }: Row): TimelineEvent {
  return {
    at,
    kind,
    what: kind === "signedIn" ? nameDevice(what) : what,
    more: more !== null && kind.startsWith("licence") ? maskSerial(more) : more,
    money:
      amount === null || currency === null || !isCurrency(currency) ? null : { amount, currency },
  };
}
