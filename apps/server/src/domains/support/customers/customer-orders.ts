import type { StaffCustomer, StaffOrder } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { order, orderLine } from "@autotune/database/schema";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { readOrderCharges } from "./order-charges.ts";
import { nameEffects, readReturnFacts, type ReturnFacts } from "../../orders/index.ts";
import { pageOf } from "../../../platform/staff-api/page-of.ts";
import { namesLine, refundRequestedAt } from "../refunds/refund-requested-at.ts";

const ordersPerPage = 10;

export async function readCustomerOrders(
  database: Database,
  accountId: number,
  page: number,
): Promise<StaffCustomer["orders"]> {
  const theirs = eq(order.accountId, accountId);
  const total = await database.$count(order, theirs);
  const rows = await database
    .select()
    .from(order)
    .where(theirs)
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage);
  const data = await viewOrders(database, accountId, rows);
  return pageOf(data, { page, total, perPage: ordersPerPage });
}

/** Orders of one customer as staff sees them. */
export async function viewOrders(
  database: Database,
  accountId: number,
  rows: readonly (typeof order.$inferSelect)[],
): Promise<StaffOrder[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await readLines(database, accountId, ids);
  const charges = await readOrderCharges(database, accountId, ids);
  const facts = await readReturnFacts(database, { orderIds: ids, accountId });
  return rows.map((row) => ({
    reference: row.reference,
    state: row.state,
    placedAt: row.placedAt.toISOString(),
    currency: row.currency,
    total: row.total,
    refunded: row.refunded,
    invoiceUrl: row.invoiceUrl,
    coupon: row.coupon,
    payout: payoutOf(row),
    ...withEffects(lines.get(row.id) ?? [], facts.get(row.id)),
    charges: charges.get(row.id) ?? [],
  }));
}

function payoutOf(row: typeof order.$inferSelect): StaffOrder["payout"] {
  const { payoutCurrency: currency, payoutSubtotal: subtotal, payoutTotal: total } = row;
  if (currency === null || subtotal === null || total === null) return null;
  return {
    currency,
    subtotal,
    discount: row.payoutDiscount ?? 0,
    tax: row.payoutTax ?? 0,
    total,
  };
}

type Line = Omit<StaffOrder["lines"][number], "takesAlong">;

/** What refunds of an order would take along, for staff to see before they start one. */
function withEffects(
  lines: readonly Line[],
  facts: ReturnFacts | undefined,
): Pick<StaffOrder, "lines" | "takesAlong"> {
  const left = lines.filter(({ refundedAt }) => refundedAt === null).map(({ id }) => id);
  const effectsOf = (ids: readonly number[]) =>
    facts === undefined || ids.length === 0 ? [] : nameEffects(facts, ids);
  return {
    lines: lines.map((line) => ({
      ...line,
      takesAlong: effectsOf(left.includes(line.id) ? [line.id] : []),
    })),
    takesAlong: effectsOf(left),
  };
}

async function readLines(
  database: Database,
  accountId: number,
  orderIds: readonly number[],
): Promise<Map<number, Line[]>> {
  const lines = new Map<number, Line[]>();
  if (orderIds.length === 0) return lines;
  const rows = await database
    .select({
      orderId: orderLine.orderId,
      id: orderLine.id,
      name: orderLine.name,
      type: orderLine.type,
      isGift: orderLine.isFreebie,
      quantity: orderLine.quantity,
      total: orderLine.total,
      coupon: orderLine.coupon,
      refundedAt: orderLine.refundedAt,
      refundAskedAt: refundRequestedAt(database, accountId, namesLine(sql`${orderLine.id}`)),
    })
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));
  for (const { orderId, ...line } of rows) {
    const shown = {
      ...line,
      refundedAt: line.refundedAt?.toISOString() ?? null,
      refundAskedAt: line.refundAskedAt?.toISOString() ?? null,
    };
    lines.set(orderId, [...(lines.get(orderId) ?? []), shown]);
  }
  return lines;
}
