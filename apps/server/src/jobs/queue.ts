import type { PgBoss } from "pg-boss";

/** A kind of job that carries data. Named and shaped once, for whoever sends it and whoever does it. */
export interface Queue<Data extends object> {
  /** A verb and what it acts on. */
  readonly name: string;
  /** Jobs outlive releases: what an older one has sent is read, not believed. */
  readonly isData: (data: unknown) => data is Data;
  /** Two jobs of the same key never wait or run side by side. */
  readonly keyOf: (data: Data) => string;
  /** How long a job that is done is kept; where nothing is said, as long as pg-boss keeps any. */
  readonly keptSeconds?: number;
}

/** Sent with data, or run by the clock. */
export type QueueKind = "sent" | "scheduled";

const failedMark = "-failed";

/** Where jobs lie that nothing tries any more. */
export function isFailedQueue(name: string): boolean {
  return name.endsWith(failedMark);
}

/** How often a job is tried again: for about three days, so that a mail server may be gone for a weekend. */
const sentRetries = { retryLimit: 300, retryDelayMax: 900 };
/** The clock brings the next one soon enough. */
const scheduledRetries = { retryLimit: 2, retryDelayMax: 60 };

/**
 * Makes a queue, or gives an existing one what a new release changed: retries with growing waits, a watch
 * over killed workers, and a queue for what never succeeded.
 */
export async function ensureQueue(boss: PgBoss, name: string, kind: QueueKind): Promise<void> {
  const deadLetter = name + failedMark;
  const options = {
    deadLetter,
    heartbeatSeconds: 10,
    retryBackoff: true,
    ...(kind === "sent" ? sentRetries : scheduledRetries),
    // Not announced by NOTIFY: PostgreSQL lets transactions that do so commit only one after the other.
    notify: false,
  };
  await boss.createQueue(deadLetter);
  // One that waits or runs for each key; jobs of the clock have no key, so one in all.
  await boss.createQueue(name, { ...options, policy: "exclusive" });
  await boss.updateQueue(name, options);
}
