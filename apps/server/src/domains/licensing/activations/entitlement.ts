import type { HeartbeatResponse } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { usableUntil } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import type { ActivatedRight } from "./activated-right.ts";

/** What the desktop application may run, and until when. */
export async function readEntitlement(
  executor: Executor,
  right: ActivatedRight,
): Promise<HeartbeatResponse> {
  return right.kind === "licence"
    ? { pids: [right.pid], valid_until: null }
    : {
        pids: await readIncludedPids(executor, right.path),
        valid_until: usableUntil(right).toISOString(),
      };
}

/** What a plan includes today; for one without parts, itself. */
async function readIncludedPids(executor: Executor, path: string): Promise<string[]> {
  const { rows } = await executor.execute(sql`
    select given.pid from shop.catalogue_product given
     where given.path in (
       select included_path from shop.catalogue_inclusion where path = ${path}
       union all
       select ${path} where not exists (select from shop.catalogue_inclusion where path = ${path}))
     order by given.pid`);
  return rows.map(({ pid }) => pid).filter((pid) => typeof pid === "string");
}
