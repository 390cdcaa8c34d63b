import type { OrderAnswer } from "@autotune/contract";
import type { order, orderLine, subscription } from "@autotune/database/schema";

export type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;
type PlanRow = Pick<
  typeof subscription.$inferSelect,
  | "orderLineId"
  | "state"
  | "price"
  | "subInterval"
  | "subIntervalUnit"
  | "trialEndsAt"
  | "nextChargeAt"
>;
type LineAnswer = OrderAnswer["lines"][number];
export type LicenceRow = LineAnswer["licences"][number] & { readonly orderLineId: number | null };

/** What belongs to some orders. */
export interface OrderParts {
  readonly lines: readonly LineRow[];
  readonly licences: readonly LicenceRow[];
  /** By line: how many licences went to another person. */
  readonly givenAway: ReadonlyMap<number, number>;
  readonly plans: readonly PlanRow[];
  /** Accounts that wait to be set up. */
  readonly guests: ReadonlySet<number>;
}

/** An order as its owner sees it. What belongs to other orders among the given parts is not taken. */
export function viewOrder(row: OrderRow, parts: OrderParts): OrderAnswer {
  const { reference, state, currency, subtotal, discount, tax, taxIncluded, total, refunded } = row;
  const { cardEnding, invoiceUrl, suppressRedirect } = row;
  return {
    reference,
    state,
    placedAt: row.placedAt.toISOString(),
    currency,
    subtotal,
    discount,
    tax,
    taxIncluded,
    total,
    refunded,
    cardEnding,
    invoiceUrl,
    suppressRedirect,
    isGuest: parts.guests.has(row.accountId),
    lines: parts.lines
      .filter((line) => line.orderId === row.id)
      .map((line) => viewLine(line, parts)),
  };
}

function viewLine(line: LineRow, { licences, givenAway, plans }: OrderParts): LineAnswer {
  const { path, pid, name, type, isFreebie, quantity, total } = line;
  const plan = plans.find(({ orderLineId }) => orderLineId === line.id);
  return {
    path,
    pid,
    name,
    type,
    isFreebie,
    quantity,
    total,
    refundedAt: line.refundedAt?.toISOString() ?? null,
    plan: plan === undefined ? null : viewPlan(plan),
    licences: licences
      .filter(({ orderLineId }) => orderLineId === line.id)
      .map(({ orderLineId: _orderLineId, ...licence }) => licence),
    givenAway: givenAway.get(line.id) ?? 0,
  };
}

function viewPlan(plan: PlanRow): LineAnswer["plan"] {
  return {
    state: plan.state,
    price: plan.price,
    interval: { count: plan.subInterval, unit: plan.subIntervalUnit },
    trialEndsAt: plan.trialEndsAt?.toISOString() ?? null,
    nextChargeAt: plan.nextChargeAt?.toISOString() ?? null,
  };
}
