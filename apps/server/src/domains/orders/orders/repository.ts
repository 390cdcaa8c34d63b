import type { OrderResponse } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { account, checkout, order } from "@autotune/database/schema";
import { and, count, desc, eq, or, sql } from "drizzle-orm";
import { accountEnd } from "../../identity/index.ts";
import type { InstallerLinks } from "../../licensing/index.ts";
import { readOrderParts } from "./read-order-parts.ts";
import { viewOrder, type OrderRow } from "./view-order.ts";

export const ordersPerPage = 10;

/** A page of a person's orders, the newest first. */
export async function readOrders(
  database: Database,
  { accountId, page, links }: { accountId: number; page: number; links: InstallerLinks },
): Promise<{ total: number; orders: OrderResponse[] }> {
  const mine = eq(order.accountId, accountId);
  const [counted] = await database.select({ total: count() }).from(order).where(mine);
  const rows = await database
    .select()
    .from(order)
    .where(mine)
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(ordersPerPage)
    .offset((page - 1) * ordersPerPage);
  return { total: counted?.total ?? 0, orders: await withParts(database, rows, links) };
}

/** The owner of a checkout: an account, or the browser in which a guest opened it. */
export interface CheckoutOwner {
  readonly accountId: number | null;
  readonly guestHash: Buffer | null;
}

/** A guest's purchase whose account cannot sign in yet: who signs in after it may still see it. */
const hasNoOwner = sql`not exists (
  select from shop.account where id = ${checkout.accountId} and password_hash is not null)`;

/** The order of a person's checkout, if there is one; undefined where the checkout is not theirs. */
export async function findOrderOfCheckout(
  database: Database,
  checkoutId: string,
  { accountId, guestHash, links }: CheckoutOwner & { readonly links: InstallerLinks },
): Promise<{ order: OrderResponse | null } | undefined> {
  const ofGuest = guestHash === null ? undefined : eq(checkout.guestHash, guestHash);
  const isTheirs =
    accountId === null
      ? ofGuest
      : or(eq(checkout.accountId, accountId), ofGuest && and(ofGuest, hasNoOwner));
  const [found] = await database
    .select({ order })
    .from(checkout)
    .leftJoin(order, eq(order.checkoutId, checkout.id))
    .where(and(eq(checkout.id, checkoutId), isTheirs ?? sql`false`))
    // Of several attempts, the paid one.
    .orderBy(desc(sql`${order.state} in ('completed', 'refunded')`), desc(order.changedAt))
    .limit(1);
  if (found === undefined) return undefined;
  if (found.order === null) return { order: null };
  const [view] = await withParts(database, [found.order], links);
  return { order: view ?? null };
}

/** An order with its buyer, for its email. */
export async function findOrderToMail(database: Database, orderId: number, links: InstallerLinks) {
  const [found] = await database
    .select({
      order,
      ...accountEnd,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
    })
    .from(order)
    .innerJoin(account, eq(account.id, order.accountId))
    .where(eq(order.id, orderId));
  if (found === undefined) return undefined;
  const [view] = await withParts(database, [found.order], links);
  return view === undefined ? undefined : { ...found, view };
}

async function withParts(
  database: Database,
  rows: readonly OrderRow[],
  links: InstallerLinks,
): Promise<OrderResponse[]> {
  if (rows.length === 0) return [];
  const parts = await readOrderParts(database, rows, links);
  return rows.map((row) => viewOrder(row, parts));
}
