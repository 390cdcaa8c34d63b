import { sql } from "drizzle-orm";
import type { Executor } from "../connection/connection.ts";

/** The channel on which web processes are notified of publications. */
export const publicationChannel = "shop_published";

/** Notifies of a publication. It carries no content: a listener compares versions and reads what differs. */
export async function announcePublication(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_notify(${publicationChannel}, '')`);
}
