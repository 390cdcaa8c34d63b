import type { PgBoss } from "pg-boss";
import type { Static, TObject } from "typebox";
import { Compile } from "typebox/compile";

/** A kind of job that carries data. Named and typed once, for its senders and its worker. */
export interface Queue<Data extends object> {
  /** A verb and what it acts on. */
  readonly name: string;
  /** Jobs outlive releases: data that an older one has sent is validated. */
  readonly isData: (data: unknown) => data is Data;
  /** Two jobs of the same key never wait or run side by side. */
  readonly keyOf: (data: Data) => string;
  /** Each job is one marketing mail: it waits where these are limited (`MAIL_HOURLY_LIMIT`). */
  readonly isBulk?: true;
  /** How long a finished job is kept; by default as long as pg-boss does. */
  readonly deleteAfterSeconds?: number;
}

interface QueueDefinition<Schema extends TObject> extends Omit<Queue<Static<Schema>>, "isData"> {
  /** The schema of a job's data. */
  readonly data: Schema;
}

export function defineQueue<Schema extends TObject>({
  data: schema,
  ...queue
}: QueueDefinition<Schema>): Queue<Static<Schema>> {
  const form = Compile(schema);
  return { ...queue, isData: (data): data is Static<Schema> => form.Check(data) };
}

/** Sent with data, or run on a schedule. */
export type QueueKind = "sent" | "scheduled";

const failedMark = "-failed";

/** The dead letter queue: jobs that are no longer retried. */
export const failedQueue = (name: string): string => name + failedMark;

export function isFailedQueue(name: string): boolean {
  return name.endsWith(failedMark);
}

/** How often a job is retried: for about three days, so that a mail server may be down for a weekend. */
const sentRetries = { retryLimit: 300, retryDelayMax: 900 };
/** A running job gives a sign of life twice as often; that of a silent worker goes to another one. */
export const heartbeatSeconds = 10;
/** The schedule brings the next one soon enough. */
const scheduledRetries = { retryLimit: 2, retryDelayMax: 60 };

/**
 * Creates a queue, or applies what a new release changed to an existing one: retries with backoff, a heartbeat
 * against killed workers, and a dead letter queue.
 */
export async function ensureQueue(boss: PgBoss, name: string, kind: QueueKind): Promise<void> {
  const deadLetter = failedQueue(name);
  const options = {
    deadLetter,
    heartbeatSeconds,
    retryBackoff: true,
    ...(kind === "sent" ? sentRetries : scheduledRetries),
    // Without NOTIFY: PostgreSQL serialises the commits of transactions that use it.
    notify: false,
  };
  await boss.createQueue(deadLetter);
  // One that waits or runs for each key; scheduled jobs have no key, so one in all.
  await boss.createQueue(name, { ...options, policy: "exclusive" });
  await boss.updateQueue(name, options);
}
