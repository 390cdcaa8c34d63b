import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";

/**
 * Creates the inbox's partitions of this month and the next ones, and drops those that are no longer needed,
 * unless something in them still waits to be handled. May run twice. A function of the database does it: the
 * worker's role may not create tables itself.
 */
export async function maintainEventPartitions(executor: Executor, now: Date): Promise<void> {
  await executor.execute(sql`select shop.keep_event_partitions(${now.toISOString()}::timestamptz)`);
}
