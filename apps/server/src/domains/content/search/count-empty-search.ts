import type { Database } from "@autotune/database";
import { reportingSearch } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";

/**
 * Counts a search that found nothing, for those who decide what the shop should have. What could be an e-mail address,
 * a serial or a telephone number is not stored.
 */
export async function countEmptySearch(
  database: Database,
  { query, language }: { readonly query: string; readonly language: Language },
): Promise<void> {
  const words = query.trim().replaceAll(/\s+/g, " ").toLowerCase();
  if (words === "" || isPersonal(words)) return;
  await database
    .insert(reportingSearch)
    .values({ day: new Date().toISOString().slice(0, 10), language, query: words, count: 1 })
    .onConflictDoUpdate({
      target: [reportingSearch.day, reportingSearch.language, reportingSearch.query],
      set: { count: sql`${reportingSearch.count} + 1` },
    });
}

export function isPersonal(words: string): boolean {
  return words.includes("@") || (words.match(/\d/g)?.length ?? 0) > 5;
}
