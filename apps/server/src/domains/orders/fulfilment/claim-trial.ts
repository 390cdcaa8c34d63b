import { hasTrialsLeft } from "@autotune/commerce";
import type { Transaction } from "@autotune/database";
import { account, trialUse } from "@autotune/database/schema";
import { and, eq, sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { hasUsedTrial, trialsBegun } from "../../subscriptions/index.ts";
import type { LineToGrant } from "./fulfilment.ts";

interface TrialToClaim extends Pick<LineToGrant, "person" | "promotionCode" | "origin"> {
  readonly order: Pick<LineToGrant["order"], "accountId" | "providerOrderId" | "changedAt">;
  readonly line: Pick<LineToGrant["line"], "path">;
}

/** Uses up a person's one free trial. False if another order already has, or too many began where this one did. */
export async function claimTrial(
  transaction: Transaction,
  { order, line, person, promotionCode, origin }: TrialToClaim,
): Promise<boolean> {
  const { accountId, providerOrderId, changedAt } = order;
  // Two orders of one account wait for each other here; two accounts of one person conflict on the key below.
  await transaction
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for("no key update");
  const begun = await countTrials(transaction, origin);
  await transaction.execute(sql`
    insert into shop.trial_use (person, account_id, provider_order_id, used_at, place, device)
    select ${person}, ${accountId}, ${providerOrderId}, ${changedAt.toISOString()}::timestamptz,
           nullif(${origin.place}, ''), ${origin.device}::bytea
     where ${hasTrialsLeft(begun)} and not ${hasUsedTrial({ person: sql`${person}::text`, accountId: sql`${accountId}` })}
    on conflict (person) do nothing`);
  const [claimed] = await transaction
    .select({ person: trialUse.person })
    .from(trialUse)
    // By the account, which has an index; an order's use stays with the owner of the order.
    .where(and(eq(trialUse.accountId, accountId), eq(trialUse.providerOrderId, providerOrderId)));
  return (
    claimed !== undefined ||
    isPromoted(transaction, { code: promotionCode, path: line.path, providerOrderId })
  );
}

const TrialsBegun = Compile(Type.Object({ network: Type.Integer(), browser: Type.Integer() }));

/** Again, because several checkouts may have been open at once. */
async function countTrials(
  transaction: Transaction,
  { place, device }: LineToGrant["origin"],
): Promise<Parameters<typeof hasTrialsLeft>[0]> {
  const { rows } = await transaction.execute(sql`
    select ${trialsBegun({ place: sql`${place}`, device: sql`${device}::bytea` })} as begun`);
  const begun = rows[0]?.["begun"];
  if (!TrialsBegun.Check(begun)) throw new TypeError("How many trials began cannot be read");
  return begun;
}

interface PromotedLine {
  readonly code: string | null;
  readonly path: string;
  readonly providerOrderId: string;
}

/**
 * A published promotion may give a trial to someone who has already had theirs; a personal one gives it once. A
 * promotion that has since been deleted counts as valid.
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
