import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

/** Whether somebody asked to be reminded of a cart that they left. Nobody is by default. */
export async function wantsCartReminder(executor: Executor, email: string): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select from shop.account where email = ${email} and optin_reminders`,
  );
  return rows.length > 0;
}
