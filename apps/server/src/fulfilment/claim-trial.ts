import type { Transaction } from "@autotune/database";
import { account, trialUse } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { hasUsedTrial } from "../modules/trials/trial-use.ts";
import type { LineToGrant } from "./fulfilment.ts";

/** Uses up the one free trial that a person has. False where another order has done so. */
export async function claimTrial(
  transaction: Transaction,
  { order, line, person, promotionCode }: LineToGrant,
): Promise<boolean> {
  const { accountId, providerOrderId, changedAt } = order;
  // Two orders of one account wait for each other here; two accounts of one person meet at the key below.
  await transaction
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for("no key update");
  await transaction.execute(sql`
    insert into shop.trial_use (person, account_id, provider_order_id, used_at)
    select ${person}, ${accountId}, ${providerOrderId}, ${changedAt.toISOString()}::timestamptz
     where not ${hasUsedTrial({ person: sql`${person}::text`, accountId: sql`${accountId}` })}
    on conflict (person) do nothing`);
  const [claimed] = await transaction
    .select({ person: trialUse.person })
    .from(trialUse)
    .where(eq(trialUse.providerOrderId, providerOrderId));
  return (
    claimed !== undefined ||
    isPromoted(transaction, { code: promotionCode, path: line.path, providerOrderId })
  );
}

interface PromotedLine {
  readonly code: string | null;
  readonly path: string;
  readonly providerOrderId: string;
}

/**
 * A promotion may give a trial to whoever has had theirs; one of somebody's own gives it once. One that is gone gave
 * it while it was there.
 */
async function isPromoted(
  transaction: Transaction,
  { code, path, providerOrderId }: PromotedLine,
): Promise<boolean> {
  if (code === null) return false;
  const { rows } = await transaction.execute(sql`
    select prices ? ${path} and coalesce(used_by_order, ${providerOrderId}) = ${providerOrderId} as promoted
      from shop.promotion where code = ${code}`);
  return rows[0]?.["promoted"] !== false;
}
