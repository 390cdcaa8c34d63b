import { mailboxKey } from "@autotune/commerce";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/** Whether a user opted in to reminders of an abandoned cart. Off by default. */
export async function wantsCartReminder(executor: Executor, email: string): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select from shop.account where mailbox = ${mailboxKey(email)} and optin_reminders`,
  );
  return rows.length > 0;
}
