import type { Database, Transaction } from "@autotune/database";
import { planChange, subscription } from "@autotune/database/schema";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { planToCome } from "../plans/plan-to-come.ts";
import type { SubscriptionRow } from "../plans/repository.ts";

export type PlanChangeRow = typeof planChange.$inferSelect;
type NewPlanChange = typeof planChange.$inferInsert;

const isOpen = eq(planChange.status, "requested");

/** The change of a plan in progress. */
export async function findOpenChange(
  database: Database,
  subscriptionId: number,
): Promise<PlanChangeRow | undefined> {
  const [found] = await database
    .select()
    .from(planChange)
    .where(and(eq(planChange.subscriptionId, subscriptionId), isOpen));
  return found;
}

/** The caller has locked the plan and checked that no other change is in progress. */
export async function requestChange(
  transaction: Transaction,
  change: NewPlanChange,
): Promise<PlanChangeRow> {
  const [made] = await transaction.insert(planChange).values(change).returning();
  if (made === undefined) throw new Error("The change of a plan was not stored");
  return made;
}

/** The provider never received it: as if never requested. */
export async function deleteChange(database: Database, id: string): Promise<void> {
  await database.delete(planChange).where(and(eq(planChange.id, id), isOpen));
}

/** Ends a plan's pending change, which has come, or cannot come any more. */
export async function settleChange(
  transaction: Transaction,
  plan: Pick<SubscriptionRow, "id" | "path" | "nextPath" | "state">,
): Promise<void> {
  const ofPlan = and(eq(planChange.subscriptionId, plan.id), isOpen);
  await transaction
    .update(planChange)
    .set({ status: "delivered", settledAt: sql`now()` })
    .where(and(ofPlan, eq(planChange.toPath, planToCome(plan))));
  if (plan.state === "deactivated")
    await transaction
      .update(planChange)
      .set({ status: "payment_failed", settledAt: sql`now()` })
      .where(ofPlan);
}

/** A change could not be charged; `toPath` says which, where an event names it. */
export async function failChange(
  database: Database,
  { subscriptionId, toPath }: Pick<PlanChangeRow, "subscriptionId" | "toPath">,
): Promise<void> {
  await database
    .update(planChange)
    .set({ status: "payment_failed", settledAt: sql`now()` })
    .where(
      and(eq(planChange.subscriptionId, subscriptionId), isOpen, eq(planChange.toPath, toPath)),
    );
}

/** Marks the outcome as seen. Returns whether the change is theirs, and has ended. */
export async function markChangeSeen(
  database: Database,
  { id, accountId }: { readonly id: string; readonly accountId: number },
): Promise<boolean> {
  const { rowCount } = await database
    .update(planChange)
    .set({ seenAt: sql`coalesce(${planChange.seenAt}, now())` })
    .where(
      and(
        eq(planChange.id, id),
        ne(planChange.status, "requested"),
        inArray(
          planChange.subscriptionId,
          database
            .select({ id: subscription.id })
            .from(subscription)
            .where(eq(subscription.accountId, accountId)),
        ),
      ),
    );
  return rowCount === 1;
}

/** Changes that should have ended by now, each with its plan. */
export function readStuckChanges(database: Database, olderThanMinutes: number) {
  const isStuck = sql`${planChange.requestedAt} < now() - ${olderThanMinutes} * interval '1 minute'`;
  return database
    .select({ change: planChange, providerSubscriptionId: subscription.providerSubscriptionId })
    .from(planChange)
    .innerJoin(subscription, eq(subscription.id, planChange.subscriptionId))
    .where(and(isOpen, isStuck))
    .orderBy(asc(planChange.requestedAt))
    .limit(100);
}
