import type { Database } from "@autotune/database";
import { release } from "@autotune/database/schema";
import { sql } from "drizzle-orm";

/** Pages of a release stay open in browsers, and cached at the edge, after its last process has ended. */
const acceptedFor = sql`interval '24 hours'`;

/** Records that a release is being served now. */
export async function noteServed(database: Database, key: string): Promise<void> {
  await database
    .insert(release)
    .values({ key })
    .onConflictDoUpdate({ target: release.key, set: { servedAt: sql`now()` } });
}

/** Releases that have not been served for so long that requests of their pages need not be supported any more. */
export async function readOutdatedReleases(database: Database): Promise<Set<string>> {
  const rows = await database
    .select({ key: release.key })
    .from(release)
    .where(sql`${release.servedAt} < now() - ${acceptedFor}`);
  return new Set(rows.map(({ key }) => key));
}
