import type { OrderAnswer } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { account, checkout, licence, order, orderLine } from "@autotune/database/schema";
import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { viewOrder, type OrderRow } from "./view-order.ts";

export const ordersPerPage = 10;

/** A page of somebody's orders, the newest first. */
export async function readOrders(
  database: Database,
  accountId: number,
  page: number,
): Promise<{ total: number; orders: OrderAnswer[] }> {
  const mine = eq(order.accountId, accountId);
  const [counted] = await database.select({ total: count() }).from(order).where(mine);
  const rows = await database
    .select()
    .from(order)
    .where(mine)
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage);
  return { total: counted?.total ?? 0, orders: await withLines(database, rows) };
}

/** The order that came of somebody's checkout, if one has; undefined where the checkout is not theirs. */
export async function findOrderOfCheckout(
  database: Database,
  accountId: number,
  checkoutId: string,
): Promise<{ order: OrderAnswer | null } | undefined> {
  const [found] = await database
    .select({ order })
    .from(checkout)
    .leftJoin(order, eq(order.checkoutId, checkout.id))
    .where(and(eq(checkout.id, checkoutId), eq(checkout.accountId, accountId)))
    // Of several attempts the one that was paid.
    .orderBy(desc(sql`${order.state} = 'completed'`), desc(order.changedAt))
    .limit(1);
  if (found === undefined) return undefined;
  if (found.order === null) return { order: null };
  const [view] = await withLines(database, [found.order]);
  return { order: view ?? null };
}

/** An order with its buyer, for the e-mail that tells of it. */
export async function findOrderToMail(database: Database, orderId: number) {
  const [found] = await database
    .select({ order, email: account.email, firstName: account.firstName })
    .from(order)
    .innerJoin(account, eq(account.id, order.accountId))
    .where(eq(order.id, orderId));
  if (found === undefined) return undefined;
  const [view] = await withLines(database, [found.order]);
  return view === undefined ? undefined : { ...found, view };
}

async function withLines(database: Database, rows: readonly OrderRow[]): Promise<OrderAnswer[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await database
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(orderLine.position));
  const licences = await database
    .select({
      orderLineId: licence.orderLineId,
      serial: licence.serial,
      authenticationString: licence.authenticationString,
    })
    .from(licence)
    .innerJoin(orderLine, eq(orderLine.id, licence.orderLineId))
    .where(inArray(orderLine.orderId, ids))
    .orderBy(asc(licence.ordinal));
  return rows.map((row) => viewOrder(row, lines, licences));
}
