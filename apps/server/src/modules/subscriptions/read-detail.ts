import { mayActOnPlan } from "@autotune/commerce";
import type { SubscriptionDetail } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { order, orderLine, subscription } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { productName } from "../upgrades/product-name.ts";
import { pauseChoices } from "./pause-choices.ts";
import { viewProductChange } from "./pending-product-changes.ts";
import { readActivations, readCharges, readIncluded, readShownChange } from "./plan-parts.ts";
import { readPlanOptions } from "./plan-options.ts";
import type { OwnSubscription, SubscriptionRow } from "./repository.ts";

interface DetailAsked extends OwnSubscription {
  /** The provider's name of the same subscription; what is done to a plan is answered without it. */
  readonly fsId?: string;
  readonly language: Language;
}

/** Everything about a plan that its owner sees. Of another person's, or under another name, there is none. */
export async function readDetail(
  database: Database,
  { id, accountId, fsId, language }: DetailAsked,
): Promise<SubscriptionDetail | undefined> {
  const [found] = await database
    .select({
      plan: subscription,
      order,
      line: orderLine,
      isOnlyLine: sql<boolean>`not exists (
        select from shop.order_line other
         where other.order_id = ${order.id} and other.id <> ${orderLine.id})`,
      pid: sql<string>`coalesce(
        (select pid from shop.catalogue_product where path = ${subscription.path}), '')`,
      name: nameOf(sql`${subscription.path}`, language),
      nextName: nameOf(sql`${subscription.nextPath}`, language),
    })
    .from(subscription)
    .innerJoin(orderLine, eq(orderLine.id, subscription.orderLineId))
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(
      and(
        eq(subscription.id, id),
        eq(subscription.accountId, accountId),
        fsId === undefined ? undefined : eq(subscription.providerSubscriptionId, fsId),
      ),
    );
  if (found === undefined) return undefined;
  const { plan } = found;
  const [includes, charges, activations, change, options] = await Promise.all([
    readIncluded(database, { path: plan.path, accountId, language }),
    readCharges(database, plan.id),
    readActivations(database, plan.id),
    readShownChange(database, plan.id, language),
    mayActOnPlan("change", plan.state) ? readPlanOptions(database, plan, language) : [],
  ]);
  return {
    ...viewPlan(plan, { name: found.name, pid: found.pid, nextName: found.nextName }),
    includes,
    charges: [...charges, ...firstCharge(found)],
    activations,
    change:
      change === undefined
        ? null
        : {
            ...viewProductChange(change.row, plan.providerSubscriptionId),
            toName: change.toName,
          },
    // One change at a time: until it is settled nobody knows from where the next one would go.
    options:
      change?.row.status === "requested"
        ? []
        : options.map(({ path, pid, name, kind, price, interval, beginsToday }) => ({
            path,
            pid,
            name,
            kind,
            price,
            interval,
            beginsToday,
          })),
    pauses: viewPauses(plan),
  };
}

function nameOf(path: SQL, language: Language): SQL<string> {
  return sql<string>`coalesce(${productName(path, language)}, ${path}, '')`;
}

function viewPlan(
  plan: SubscriptionRow,
  { name, pid, nextName }: { name: string; pid: string; nextName: string },
) {
  const hasEnded = plan.state === "deactivated";
  return {
    id: plan.id,
    fs_id: plan.providerSubscriptionId,
    fs_status: plan.state,
    path: plan.path,
    pid,
    name,
    currency: plan.currency,
    price: plan.price,
    interval: { count: plan.subInterval, unit: plan.subIntervalUnit },
    next: plan.nextPath === null ? null : { path: plan.nextPath, name: nextName },
    beganAt: plan.beganAt.toISOString(),
    trialEndsAt: plan.trialEndsAt?.toISOString() ?? null,
    nextChargeAt: plan.nextChargeAt?.toISOString() ?? null,
    endsAt: plan.endsAt?.toISOString() ?? null,
    endedAt: plan.endedAt?.toISOString() ?? null,
    entitledUntil: plan.entitledUntil.toISOString(),
    cardEnding: plan.cardEnding,
    activationKey: hasEnded ? null : plan.activationKey,
    seats: plan.seats,
  };
}

type Charge = SubscriptionDetail["charges"][number];

/** The order with which it began; of a trial nothing was paid then. */
function firstCharge(found: {
  readonly order: typeof order.$inferSelect;
  readonly line: typeof orderLine.$inferSelect;
  readonly isOnlyLine: boolean;
}): Charge[] {
  const { order: first, line, isOnlyLine } = found;
  // What else was bought in the same order is none of the plan's business.
  const total = isOnlyLine ? first.total : line.total;
  if (total === 0) return [];
  return [
    {
      id: null,
      reference: first.reference,
      state: line.refundedAt === null ? "completed" : "refunded",
      total,
      chargedAt: first.placedAt.toISOString(),
      invoiceUrl: first.invoiceUrl,
    },
  ];
}

function viewPauses(plan: SubscriptionRow): SubscriptionDetail["pauses"] {
  if (!mayActOnPlan("pause", plan.state) || plan.nextChargeAt === null) return [];
  const interval = { count: plan.subInterval, unit: plan.subIntervalUnit };
  return pauseChoices(plan.nextChargeAt, interval).map(({ periods, until }) => ({
    periods,
    until: until.toISOString(),
  }));
}
