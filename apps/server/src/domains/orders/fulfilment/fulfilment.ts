import type { Transaction } from "@autotune/database";
import type { order, orderLine } from "@autotune/database/schema";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";

/** The outcome is right, but a person should check how it came about. */
export const fulfilmentIssues = [
  /** The licence that an upgrade was paid with had been upgraded or returned, or was never the buyer's. */
  "upgradeSourceGone",
  /** A second free trial that slipped past the limit of one per person. */
  "secondTrial",
  /** A plan began beside another one of the account, and both renew. */
  "secondPlan",
  /** A licence was refunded whose upgrade belongs to another person by now. */
  "refundedAfterUpgrade",
  /** The provider charged for a plan that has ended here. */
  "chargedAfterEnd",
  /** A coupon that counts once was paid with twice: a checkout that was replaced or had expired was paid as well. */
  "couponUsedTwice",
  /** The same for a personal promotion from a redeemed code. */
  "promotionUsedTwice",
] as const;
export type FulfilmentIssue = (typeof fulfilmentIssues)[number];

export interface FulfilmentContext {
  readonly transaction: Transaction;
  readonly enqueue: Enqueue;
  readonly report: (issue: FulfilmentIssue, about: object) => void;
}

type LineRow = typeof orderLine.$inferSelect;
type OrderRow = typeof order.$inferSelect;

/** A paid line of an order. */
export interface LineToGrant {
  readonly line: LineRow;
  readonly order: OrderRow;
  /** The buyer's key, the same for every spelling of their email address. */
  readonly person: string;
  readonly promotionCode: string | null;
  /** The network and the browser that the checkout was opened from. */
  readonly origin: { readonly place: string; readonly device: Buffer | null };
  /** The provider's subscription that the line started; null for a one-time purchase. */
  readonly subscriptionId: string | null;
  /** Licences that an upgrade is paid with, one for each copy. */
  readonly sourceLicences: readonly number[];
}

/** A refunded line. */
export interface LineToRevoke {
  readonly line: Pick<LineRow, "id">;
  readonly at: Date;
}

/** How a kind of product is delivered and revoked. Both may run twice. */
export interface Fulfilment {
  /** Delivers a line; what is already delivered stays as it is. */
  grant(context: FulfilmentContext, paid: LineToGrant): Promise<void>;
  revoke(context: FulfilmentContext, returned: LineToRevoke): Promise<void>;
}
