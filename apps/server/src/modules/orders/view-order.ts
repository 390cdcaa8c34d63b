import type { OrderAnswer } from "@autotune/contract";
import type { licence, order, orderLine } from "@autotune/database/schema";

export type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;
type LicenceRow = Pick<
  typeof licence.$inferSelect,
  "orderLineId" | "serial" | "authenticationString"
>;

/** An order as its owner sees it. Lines and licences of other orders among the given ones are not taken. */
export function viewOrder(
  row: OrderRow,
  lines: readonly LineRow[],
  licences: readonly LicenceRow[],
): OrderAnswer {
  const { reference, state, currency, subtotal, discount, tax, taxIncluded, total } = row;
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
    cardEnding,
    invoiceUrl,
    suppressRedirect,
    lines: lines
      .filter((line) => line.orderId === row.id)
      .map((line) => ({
        path: line.path,
        pid: line.pid,
        name: line.name,
        quantity: line.quantity,
        total: line.total,
        licences: licences
          .filter(({ orderLineId }) => orderLineId === line.id)
          .map(({ serial, authenticationString }) => ({ serial, authenticationString })),
      })),
  };
}
