import type { ProductChange } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { planChange, subscription } from "@autotune/database/schema";
import { and, asc, eq, isNull } from "drizzle-orm";

/** Plan changes in progress, and finished ones that the person has not seen, the oldest first. */
export async function readPendingProductChanges(
  database: Database,
  accountId: number,
): Promise<ProductChange[]> {
  const rows = await database
    .select({ change: planChange, providerSubscriptionId: subscription.providerSubscriptionId })
    .from(planChange)
    .innerJoin(subscription, eq(subscription.id, planChange.subscriptionId))
    .where(and(eq(subscription.accountId, accountId), isNull(planChange.seenAt)))
    .orderBy(asc(planChange.requestedAt));
  return rows.map(({ change, providerSubscriptionId }) =>
    viewProductChange(change, providerSubscriptionId),
  );
}

export function viewProductChange(
  change: typeof planChange.$inferSelect,
  providerSubscriptionId: string,
): ProductChange {
  const { id, status, isTermIncrease, isTermDecrease, subscriptionId } = change;
  return {
    id,
    status,
    change_option: { is_term_increase: isTermIncrease, is_term_decrease: isTermDecrease },
    fs_sub_id: providerSubscriptionId,
    subscription_id: subscriptionId,
  };
}
