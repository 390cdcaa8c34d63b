import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import type { MergedAccounts } from "../../../platform/modules/module.ts";

/** A transfer to the merged email address goes to the remaining one; nobody transfers to themselves. */
export async function mergeTransfers(
  executor: Executor,
  { kept, merged }: MergedAccounts,
): Promise<void> {
  await executor.execute(sql`
    update shop.licence_transfer transfer set to_email = kept.email
      from shop.account kept, shop.account merged
     where kept.id = ${kept} and merged.id = ${merged}
       and transfer.state = 'open' and transfer.to_email = merged.email`);
  await executor.execute(sql`
    update shop.licence_transfer transfer
       set state = 'withdrawn', ended_at = now(), giver_token_hash = null, taker_token_hash = null
      from shop.account kept
     where kept.id = ${kept} and transfer.from_account_id = ${kept}
       and transfer.state = 'open' and transfer.to_email = kept.email`);
}
