import { accountOfBuyer, inventedBuyer } from "./invented-buyer.ts";

/** What a charge event is about, whatever its shape. */
export interface ToldCharge {
  readonly outcome: "completed" | "failed";
  /** Whether the provider contains other objects in its events, or names them by their ids alone. */
  readonly shape: "expanded" | "ids";
  readonly subscriptionId: string;
  /** The order of the charge itself. */
  readonly orderId?: string;
  readonly product?: string;
  readonly total?: number;
  readonly chargedAt: Date;
  readonly nextChargeAt?: Date;
}

/** An event of a charge as the provider documents it. The values are made up. */
export function chargeEvent(told: ToldCharge) {
  const { outcome, chargedAt } = told;
  return {
    id: crypto.randomUUID(),
    processed: false,
    // The provider writes its events moments later.
    created: chargedAt.getTime() + 1800,
    type: `subscription.charge.${outcome}`,
    live: false,
    data: outcome === "completed" ? completedData(told) : failedData(told),
  };
}

function completedData(told: ToldCharge): Record<string, unknown> {
  const { shape, chargedAt, total = 25 } = told;
  const isExpanded = shape === "expanded";
  return {
    order: isExpanded ? orderOf(told) : orderIdOf(told),
    currency: "USD",
    total,
    status: "successful",
    timestamp: chargedAt.getTime(),
    timestampValue: chargedAt.getTime(),
    timestampInSeconds: Math.floor(chargedAt.getTime() / 1000),
    timestampDisplay: "7/14/26",
    sequence: 2,
    periods: null,
    account: isExpanded ? accountOfBuyer : accountOfBuyer.id,
    subscription: isExpanded ? subscriptionOf(told) : told.subscriptionId,
  };
}

function failedData(told: ToldCharge): Record<string, unknown> {
  const isExpanded = told.shape === "expanded";
  return {
    reason: "EXPIRED_CARD",
    account: isExpanded ? accountOfBuyer : accountOfBuyer.id,
    quote: null,
    subscription: isExpanded ? { ...subscriptionOf(told), state: "overdue" } : told.subscriptionId,
  };
}

function orderIdOf({ orderId = "order-of-charge" }: ToldCharge): string {
  return orderId;
}

function orderOf(told: ToldCharge): Record<string, unknown> {
  const { subscriptionId, product = "unlimited-monthly", total = 25, chargedAt } = told;
  const id = orderIdOf(told);
  const item = { product, quantity: 1, subtotal: total, subscription: subscriptionId };
  return {
    order: id,
    id,
    reference: `STU-${id}`,
    completed: true,
    changed: chargedAt.getTime() + 1500,
    live: false,
    currency: "USD",
    payoutCurrency: "USD",
    account: accountOfBuyer.id,
    total,
    totalInPayoutCurrency: total,
    taxInPayoutCurrency: 0,
    subtotalInPayoutCurrency: total,
    discountInPayoutCurrency: 0,
    payment: { type: "creditcard", cardEnding: "4242" },
    customer: inventedBuyer,
    recipients: [{ recipient: { ...inventedBuyer, account: accountOfBuyer.id } }],
    items: [item],
  };
}

function subscriptionOf(told: ToldCharge): Record<string, unknown> {
  const { subscriptionId, product = "unlimited-monthly", chargedAt } = told;
  const next = told.nextChargeAt?.getTime() ?? chargedAt.getTime() + 30 * 86_400_000;
  return {
    id: subscriptionId,
    subscription: subscriptionId,
    active: true,
    state: "active",
    // A charge does not move it.
    changed: chargedAt.getTime() - 5 * 86_400_000,
    live: false,
    currency: "USD",
    account: accountOfBuyer.id,
    product,
    quantity: 1,
    price: 25,
    next,
    nextChargeDate: next,
    nextChargeTotal: 27.055,
    end: null,
    canceledDate: null,
    deactivationDate: null,
    sequence: 2,
    periods: null,
    intervalUnit: "month",
    intervalLength: 1,
  };
}
