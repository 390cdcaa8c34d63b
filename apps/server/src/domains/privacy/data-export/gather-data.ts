import type { Transact } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

/**
 * Everything that we store about a person, as one snapshot. What only serves verification (hashes of passwords and
 * tokens, public keys) reveals nothing of a person and is left out.
 */
export async function gatherData(
  transact: Transact,
  modules: readonly ModuleManifest[],
  accountId: number,
): Promise<object> {
  return transact(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    const gathered: Record<string, unknown> = {};
    for (const { personalData = {} } of modules)
      for (const [name, select] of Object.entries(personalData))
        gathered[name] = (await transaction.execute(select(accountId))).rows;
    return gathered;
  });
}
