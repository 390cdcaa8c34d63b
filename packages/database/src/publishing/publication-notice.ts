import { sql } from "drizzle-orm";
import type { Executor } from "../connection.ts";

/** The channel on which web processes hear of publications. */
export const publicationChannel = "shop_published";

/** Says that something was published. It carries no content: a listener compares versions and reads what differs. */
export async function announcePublication(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_notify(${publicationChannel}, '')`);
}
