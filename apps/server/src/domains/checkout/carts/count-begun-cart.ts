import type { Database } from "@autotune/database";
import { reportingCart } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";

/** Counts a cart that got its first product, for the report of the way to a sale. Whose it is, nobody says. */
export async function countBegunCart(database: Database, language: Language): Promise<void> {
  await database
    .insert(reportingCart)
    .values({ day: new Date().toISOString().slice(0, 10), language, count: 1 })
    .onConflictDoUpdate({
      target: [reportingCart.day, reportingCart.language],
      set: { count: sql`${reportingCart.count} + 1` },
    });
}
