import { subscription as table } from "@autotune/database/schema";
import { and, eq, ne, sql } from "drizzle-orm";
import {
  endDiscountQueue,
  endSubscriptionQueue,
  isDiscountOver,
} from "../../subscriptions/index.ts";
import { beginPlan } from "./begin-plan.ts";
import type { Fulfilment } from "./fulfilment.ts";
import { reportSecondPlan } from "./report-second-plan.ts";

/** Plans entitle to what they include, for as long as they are paid. */
export const subscription: Fulfilment = {
  async grant(context, paid) {
    const { transaction, enqueue } = context;
    const begun = await beginPlan(transaction, paid);
    if (begun === undefined) return;
    await reportSecondPlan(context, { ...paid, begun });
    if (isDiscountOver(begun))
      await enqueue(transaction, endDiscountQueue, [{ subscriptionId: begun.id }]);
  },

  /** A refunded plan ends and must not be charged again. */
  async revoke({ transaction, enqueue }, { line, at }) {
    const ended = await transaction
      .update(table)
      .set({
        state: "deactivated",
        nextChargeAt: null,
        endsAt: null,
        endedAt: at,
        entitledUntil: sql`least(${table.entitledUntil}, ${at.toISOString()}::timestamptz)`,
        changedAt: sql`greatest(${table.changedAt}, ${at.toISOString()}::timestamptz)`,
      })
      .where(and(eq(table.orderLineId, line.id), ne(table.state, "deactivated")))
      .returning({ providerSubscriptionId: table.providerSubscriptionId });
    await enqueue(transaction, endSubscriptionQueue, ended);
  },
};
