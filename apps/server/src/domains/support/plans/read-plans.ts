import type { StaffPlan } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { subscription } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { desc, sql, type SQL } from "drizzle-orm";
import { productName } from "../../catalogue/index.ts";
import { planEndRequestedAt } from "./plan-end-requested-at.ts";
import { readComputers } from "../licences/read-computers.ts";

const plansAtMost = 20;

/** Plans as staff sees them, the newest first, each with the order line that began it. */
export async function readPlans(
  database: Database,
  isIt: SQL,
): Promise<{ readonly line: number; readonly plan: StaffPlan }[]> {
  const rows = await database
    .select({
      line: subscription.orderLineId,
      id: subscription.id,
      name: sql<string>`coalesce(${productName(sql`${subscription.path}`, defaultLanguage)}, ${subscription.path})`,
      state: subscription.state,
      currency: subscription.currency,
      price: subscription.price,
      subInterval: subscription.subInterval,
      subIntervalUnit: subscription.subIntervalUnit,
      nextChargeAt: subscription.nextChargeAt,
      entitledUntil: subscription.entitledUntil,
      endAskedAt: planEndRequestedAt(database),
    })
    .from(subscription)
    .where(isIt)
    .orderBy(desc(subscription.beganAt), desc(subscription.id))
    .limit(plansAtMost);
  const computers = await readComputers(
    database,
    "subscriptionId",
    rows.map(({ id }) => id),
  );
  return rows.map(
    ({ line, subInterval, subIntervalUnit, nextChargeAt, entitledUntil, endAskedAt, ...plan }) => ({
      line,
      plan: {
        ...plan,
        interval: { count: subInterval, unit: subIntervalUnit },
        nextChargeAt: nextChargeAt?.toISOString() ?? null,
        entitledUntil: entitledUntil.toISOString(),
        endAskedAt: endAskedAt?.toISOString() ?? null,
        computers: computers.get(plan.id) ?? [],
      },
    }),
  );
}
