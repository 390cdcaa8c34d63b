import type { PgBoss } from "pg-boss";

/** A kind of job that carries data. Named and shaped once, for whoever sends it and whoever does it. */
export interface Queue<Data extends object> {
  /** A verb and what it acts on. */
  readonly name: string;
  /** Jobs outlive releases: what an older one has sent is read, not believed. */
  readonly isData: (data: unknown) => data is Data;
  /** Two jobs of the same key never wait or run side by side. */
  readonly keyOf: (data: Data) => string;
}

/** `exclusive`: one job of a key at a time. `singleton`: one job of the queue at a time. */
export type QueuePolicy = "exclusive" | "singleton";

/**
 * Makes a queue, or gives an existing one what a new release changed: retries with growing waits, a watch
 * over killed workers, and a queue for what never succeeded.
 */
export async function ensureQueue(boss: PgBoss, name: string, policy: QueuePolicy): Promise<void> {
  const deadLetter = `${name}-failed`;
  const options = {
    deadLetter,
    heartbeatSeconds: 10,
    retryLimit: 12,
    retryBackoff: true,
    retryDelayMax: 300,
    // Not announced by NOTIFY: PostgreSQL lets transactions that do so commit only one after the other.
    notify: false,
  };
  await boss.createQueue(deadLetter);
  await boss.createQueue(name, { ...options, policy });
  await boss.updateQueue(name, options);
}
