import type { Database } from "@autotune/database";
import { checkout } from "@autotune/database/schema";

export type CheckoutRow = typeof checkout.$inferSelect;
export type NewCheckout = typeof checkout.$inferInsert;

export async function insertCheckout(database: Database, row: NewCheckout): Promise<void> {
  await database.insert(checkout).values(row);
}
