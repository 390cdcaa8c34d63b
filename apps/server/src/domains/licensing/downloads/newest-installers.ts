import { systems, type InstallerResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { installer } from "@autotune/database/schema";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { InstallerLinks } from "./installer-links.ts";

/** By pid, the files of the newest version that is maintained, with links that need no sign-in. */
export async function readNewestInstallers(
  database: Database,
  pids: readonly string[],
  links: InstallerLinks,
): Promise<Map<string, InstallerResponse>> {
  if (pids.length === 0) return new Map();
  const newest = sql`(
    select version from shop.installer newer
     where newer.pid = installer.pid and not newer.is_legacy
     order by newer.released_at desc, newer.id desc limit 1)`;
  const rows = await database
    .select()
    .from(installer)
    .where(and(inArray(installer.pid, [...new Set(pids)]), eq(installer.version, newest)));
  const now = new Date();
  const inOrder = rows.toSorted(
    (one, other) => systems.indexOf(one.system) - systems.indexOf(other.system),
  );
  return new Map(
    [...Map.groupBy(inOrder, ({ pid }) => pid)].map(([pid, files]) => [
      pid,
      {
        version: files[0]?.version ?? "",
        files: files.map(({ id, fileName, system, size, sha256 }) => ({
          system,
          url: links.pathOf({ id, fileName }, now),
          size,
          sha256,
        })),
      },
    ]),
  );
}
