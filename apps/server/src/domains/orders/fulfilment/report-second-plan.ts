import type { Transaction } from "@autotune/database";
import { account, orderLine, subscription } from "@autotune/database/schema";
import { and, eq, ne } from "drizzle-orm";
import type { SubscriptionRow } from "../../subscriptions/index.ts";
import type { FulfilmentContext, LineToGrant } from "./fulfilment.ts";

interface BegunPlan extends Pick<LineToGrant, "order" | "line"> {
  readonly begun: SubscriptionRow;
}

/**
 * Alerts staff where a plan begins beside another one: two checkouts were open at once, both were paid, and both plans
 * would renew. Neither is refunded here, because only the buyer knows which one they want.
 */
export async function reportSecondPlan(
  { transaction, report }: FulfilmentContext,
  { order, line, begun }: BegunPlan,
): Promise<void> {
  // A given plan may stand beside a bought one.
  if (line.isFreebie) return;
  const other = await findOtherPlan(transaction, order);
  if (other === undefined) return;
  const { providerSubscriptionId } = begun;
  report("secondPlan", { subscription: providerSubscriptionId, other, order: order.reference });
}

/** A plan bought with another order that runs, by the provider's id. */
async function findOtherPlan(
  transaction: Transaction,
  { id, accountId }: LineToGrant["order"],
): Promise<string | undefined> {
  // Two orders of one account wait for each other here, and the later one finds the plan of the other.
  await transaction
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for("no key update");
  const [found] = await transaction
    .select({ providerSubscriptionId: subscription.providerSubscriptionId })
    .from(subscription)
    .innerJoin(orderLine, eq(orderLine.id, subscription.orderLineId))
    .where(
      and(
        eq(subscription.accountId, accountId),
        ne(subscription.state, "deactivated"),
        eq(orderLine.isFreebie, false),
        ne(orderLine.orderId, id),
      ),
    )
    .limit(1);
  return found?.providerSubscriptionId;
}
