import type { GrownSize, GrownTable } from "../grown-table.ts";
import { madeUpEmail, soldProduct, spreadOver } from "../made-up.ts";

const eventsPerAccount = 10;
const kept = 23 * 30;

const eventId = (row: number): string => `grown-event-${row}`;
const receivedAt = (row: number, size: GrownSize): Date =>
  spreadOver(kept, eventsPerAccount * size.accounts, row, size);

const providerEventKey: GrownTable = {
  table: "shop.provider_event_key",
  rowsPerAccount: eventsPerAccount,
  columns: { event_id: eventId },
};

const providerEvent: GrownTable = {
  table: "shop.provider_event",
  rowsPerAccount: eventsPerAccount,
  columns: {
    event_id: eventId,
    received_at: receivedAt,
    type: () => "order.completed",
    live: () => false,
    occurred_at: receivedAt,
    data: (row, size) => {
      const order = row % (3 * size.accounts);
      const { path, name, price } = soldProduct(order);
      return {
        id: `grown-order-${order}`,
        reference: `GRN${String(order).padStart(9, "0")}`,
        total: price,
        currency: "USD",
        customer: { email: madeUpEmail(order % size.accounts) },
        items: [{ product: path, display: name, quantity: 1, subtotal: price }],
      };
    },
    handled_at: receivedAt,
    outcome: () => "delivered",
  },
};

export const providerEventTables: readonly GrownTable[] = [providerEventKey, providerEvent];
