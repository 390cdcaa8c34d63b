import { sql } from "drizzle-orm";
import type { Executor } from "../connection.ts";

/**
 * Makes the inbox's partitions of this month and the next ones, and drops those that nobody asks about any
 * more, unless something in them still waits to be handled. May run twice. A function of the database does it:
 * the application's role may not make tables itself.
 */
export async function keepEventPartitions(executor: Executor, now: Date): Promise<void> {
  await executor.execute(sql`select shop.keep_event_partitions(${now.toISOString()}::timestamptz)`);
}
