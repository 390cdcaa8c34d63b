import type pg from "pg";
import type { Context } from "../app.ts";
import { readClock } from "../database/clock.ts";
import { inTransaction, type Queryable } from "../database/connect.ts";
import { newId, newReference } from "../database/new-id.ts";
import { recordEvent } from "../events/record-event.ts";
import { allocate } from "../money/allocate.ts";
import { amountMembers, type Amount } from "../money/display.ts";
import { payoutCurrency } from "../money/currencies.ts";
import type { Order, OrderItem } from "./order.ts";
import { lockOrder } from "./orders.ts";

export interface ReturnRequest {
  readonly order: string;
  readonly reason: string;
  readonly note?: string | null;
  /** Without them the whole order is refunded. */
  readonly items?: readonly { readonly product: string }[];
}

export type ReturnResult =
  | { readonly ok: true; readonly data: Record<string, unknown> }
  | { readonly ok: false; readonly reason: Readonly<Record<string, string>> };

/** Refunds an order, or some of its items. An item is refunded once. */
export async function returnOrder(context: Context, request: ReturnRequest): Promise<ReturnResult> {
  const result = await inTransaction(context.pool, async (db) => giveBack(db, request));
  context.triggerDelivery();
  return result;
}

async function giveBack(db: pg.PoolClient, request: ReturnRequest): Promise<ReturnResult> {
  const order = await lockOrder(db, request.order);
  if (order === undefined) return { ok: false, reason: { order: "Not found" } };
  if (order.state !== "completed") return { ok: false, reason: { order: "Not completed" } };
  const returned = await returnedProducts(db, order.id);
  const requested = request.items?.map(({ product }) => product);
  if (requested?.some((product) => !order.items.some((item) => item.product === product)))
    return { ok: false, reason: { items: "Not in this order" } };
  const items = order.items.filter(
    ({ product }) => (requested?.includes(product) ?? true) && !returned.has(product),
  );
  if (items.length === 0 || (requested !== undefined && items.length < requested.length))
    return { ok: false, reason: { order: "Already returned" } };
  const now = await readClock(db);
  const data = returnData(order, items, request, now);
  await db.query("insert into sandbox.refund (id, order_id, body) values ($1, $2, $3)", [
    data["return"],
    order.id,
    { products: items.map(({ product }) => product) },
  ]);
  await recordEvent(db, { type: "return.created", data, live: order.live, now, orderId: order.id });
  return { ok: true, data };
}

async function returnedProducts(db: Queryable, orderId: string): Promise<Set<string>> {
  const { rows } = await db.query<{ body: { products: string[] } }>(
    "select body from sandbox.refund where order_id = $1",
    [orderId],
  );
  return new Set(rows.flatMap(({ body }) => body.products));
}

function returnData(
  order: Order,
  items: readonly OrderItem[],
  { reason, note }: ReturnRequest,
  now: Date,
): Record<string, unknown> {
  const subtotal = sumOf(items.map((item) => item.subtotal));
  // The order's tax is split over all its items, so that two partial returns refund the whole of it.
  const taxes = splitTax(order);
  const tax = sumOf(items.map((item) => taxes.get(item.product) ?? { minor: 0, payoutMinor: 0 }));
  return {
    return: newId(),
    reference: newReference(now),
    completed: true,
    changed: now.getTime(),
    live: order.live,
    currency: order.currency,
    payoutCurrency,
    account: order.accountId,
    ...amountMembers("totalReturn", sumOf([subtotal, tax]), order),
    ...amountMembers("tax", tax, order),
    ...amountMembers("subtotal", subtotal, order),
    original: {
      id: order.id,
      order: order.id,
      reference: order.reference,
      account: order.accountId,
      currency: order.currency,
      payoutCurrency,
      ...amountMembers("total", order.total, order),
      ...amountMembers("tax", order.taxAmount, order),
      ...amountMembers("subtotal", order.subtotal, order),
    },
    customer: { ...order.contact },
    items: items.map((item) => ({
      product: item.product,
      quantity: item.quantity,
      display: item.display,
      sku: item.sku,
      ...amountMembers("subtotal", item.subtotal, order),
      subscription: item.subscription,
    })),
    type: items.length === order.items.length ? "FULL" : "PARTIAL",
    reason,
    note: note ?? null,
  };
}

function splitTax({ items, taxAmount }: Order): Map<string, Amount> {
  const minors = allocate(
    taxAmount.minor,
    items.map(({ subtotal }) => subtotal.minor),
  );
  const payouts = allocate(
    taxAmount.payoutMinor,
    items.map(({ subtotal }) => subtotal.payoutMinor),
  );
  return new Map(
    items.map(({ product }, index) => [
      product,
      { minor: minors[index] ?? 0, payoutMinor: payouts[index] ?? 0 },
    ]),
  );
}

function sumOf(amounts: readonly Amount[]): Amount {
  return {
    minor: amounts.reduce((sum, { minor }) => sum + minor, 0),
    payoutMinor: amounts.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0),
  };
}
