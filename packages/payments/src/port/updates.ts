import type { Currency, Interval } from "@autotune/commerce";

/** The content of an event, or why it cannot be read. What cannot be read exactly is not read at all. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly reason: string;
      /** It is well written, but in a currency that we have no prices in. */
      readonly isUnsupportedCurrency?: true;
    };

export interface ProviderOrderItem {
  readonly path: string;
  readonly quantity: number;
  /** In minor units, like all amounts here. */
  readonly subtotal: number;
  /** The subscription that it began; null for what is paid once, and until the order is paid. */
  readonly subscriptionId: string | null;
  /** A code that the provider itself took something off for. */
  readonly coupon: string | null;
  readonly payout: { readonly subtotal: number; readonly discount: number } | null;
}

/**
 * What the provider counts towards its payout to us, in the currency of that payout. Told for the books: nothing is
 * decided by it, so it is rounded, and null where it is not told.
 */
export interface ProviderPayout {
  readonly currency: Currency;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** An order as an event describes it. */
export interface ProviderOrder {
  readonly id: string;
  readonly reference: string;
  readonly currency: Currency;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
  readonly changedAt: Date;
  readonly cardEnding: string | null;
  readonly invoiceUrl: string | null;
  readonly tags: Readonly<Record<string, string>>;
  /** Codes that the provider itself took something off for. */
  readonly coupons: readonly string[];
  readonly payout: ProviderPayout | null;
  readonly items: readonly ProviderOrderItem[];
}

/** A refund of a whole order or of some of its items; a chargeback is reported the same way. */
export interface ProviderReturn {
  readonly id: string;
  /** The order, or the charge of a subscription, that it belongs to. */
  readonly orderId: string;
  readonly currency: Currency;
  readonly total: number;
  readonly returnedAt: Date;
  readonly items: "all" | readonly { readonly path: string; readonly quantity: number }[];
}

/** A charge of a subscription after its first one, which is an order. */
export interface ProviderCharge {
  readonly subscriptionId: string;
  /** The order that the provider made of this charge; null where it failed. */
  readonly chargeId: string | null;
  readonly reference: string | null;
  /** The plan that was charged. */
  readonly path: string;
  readonly currency: Currency;
  readonly total: number;
  readonly payout: ProviderPayout | null;
  readonly chargedAt: Date;
  /** When the next one is due, as it stood after this one. */
  readonly nextChargeAt: Date;
}

/** A subscription as an event describes it: all of it, as it was after what happened. */
export interface ProviderSubscription {
  readonly id: string;
  readonly path: string;
  readonly state: "trial" | "active" | "overdue" | "paused" | "canceled" | "deactivated";
  readonly currency: Currency;
  /** Of one period, in minor units, as the buyer sees it. */
  readonly price: number;
  readonly interval: Interval;
  readonly trialEndsAt: Date | null;
  /** Null where nothing is charged any more. */
  readonly nextChargeAt: Date | null;
  readonly canceledAt: Date | null;
  /** When it ends, or has ended; null where it goes on. */
  readonly endsAt: Date | null;
  readonly cardEnding: string | null;
  /** By the provider's own account, which not every event moves: of two updates it does not say which is newer. */
  readonly changedAt: Date;
}
