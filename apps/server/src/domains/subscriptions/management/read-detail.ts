import { mayActOnPlan } from "@autotune/commerce";
import type { SubscriptionDetail } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { order, orderLine, subscription } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { productName } from "../../catalogue/index.ts";
import { nextPriceOf, viewDiscount } from "../plans/plan-discount.ts";
import { pauseChoices } from "../plans/pause-choices.ts";
import { viewProductChange } from "../plan-changes/pending-product-changes.ts";
import {
  readActivations,
  readCharges,
  readIncluded,
  readShownChange,
} from "../plans/plan-detail-queries.ts";
import { readPlanOptions } from "../plan-changes/plan-options.ts";
import type { OwnSubscription, SubscriptionRow } from "../plans/repository.ts";

interface DetailRequest extends OwnSubscription {
  /** The provider's id of the same subscription; responses to plan actions leave it out. */
  readonly fsId?: string;
  readonly language: Language;
}

/** Everything about a plan that its owner sees. Undefined for another person's, or another id. */
export async function readDetail(
  database: Database,
  { id, accountId, fsId, language }: DetailRequest,
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
    // One change at a time: until it is settled, the starting point of the next is unknown.
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
    price: nextPriceOf(plan),
    discount: viewDiscount(plan),
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

/** The order with which it began; a trial was not paid then. */
function firstCharge(found: {
  readonly order: typeof order.$inferSelect;
  readonly line: typeof orderLine.$inferSelect;
  readonly isOnlyLine: boolean;
}): Charge[] {
  const { order: first, line, isOnlyLine } = found;
  // What else was bought in the same order does not concern the plan.
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
