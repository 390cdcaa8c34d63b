import type { Order, OrderLine } from "../../checkout/api/read-order.ts";

export function orderLineSample(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    path: "auto-tune-hybrid",
    pid: "AT-HYBRID",
    name: "AutoTune Hybrid",
    type: "perpetual",
    isFreebie: false,
    quantity: 1,
    total: 19_900,
    refundedAt: null,
    plan: null,
    licences: [],
    givenAway: 0,
    downloads: [],
    ...changes,
  };
}

/** An order of AutoTune Hybrid in the United States. */
export function orderSample(changes: Partial<Order> = {}): Order {
  return {
    reference: "AT-1",
    state: "completed",
    placedAt: "2026-11-15T12:00:00Z",
    currency: "USD",
    subtotal: 19_900,
    discount: 0,
    tax: 1642,
    taxIncluded: false,
    total: 21_542,
    refunded: 0,
    agreed: [],
    cardEnding: "4242",
    invoiceUrl: null,
    suppressRedirect: false,
    isGuest: false,
    lines: [orderLineSample()],
    ...changes,
  };
}
