import type { Transaction } from "@autotune/database";
import type { order, orderLine } from "@autotune/database/schema";
import type { Enqueue } from "../jobs/enqueue.ts";

/** What was done is right, but a person should look at how it came to it. */
export const troubles = [
  /** The licence that an upgrade was paid with had been upgraded, given back or was never theirs. */
  "upgradeSourceGone",
  /** A trial that slipped past the one that a person has. */
  "secondTrial",
  /** The money of a licence was given back that another one had taken the place of. */
  "refundedAfterUpgrade",
  /** The provider charged for a plan that has ended here. */
  "chargedAfterEnd",
  /** A coupon that counts once for a person was paid with in two sessions that were open at once. */
  "couponUsedTwice",
  /** The same with a promotion that somebody has of a code of their own. */
  "promotionUsedTwice",
] as const;
export type Trouble = (typeof troubles)[number];

export interface FulfilmentContext {
  readonly transaction: Transaction;
  readonly enqueue: Enqueue;
  readonly report: (trouble: Trouble, about: object) => void;
}

type LineRow = typeof orderLine.$inferSelect;
type OrderRow = typeof order.$inferSelect;

/** A paid line of an order. */
export interface LineToGrant {
  readonly line: LineRow;
  readonly order: OrderRow;
  /** Whoever bought, however their address is written. */
  readonly person: string;
  readonly promotionCode: string | null;
  /** The provider's subscription that the line began; null for what is paid once. */
  readonly subscriptionId: string | null;
  /** Licences that an upgrade is paid with, one for each copy. */
  readonly sourceLicences: readonly number[];
}

/** A line whose money was given back. */
export interface LineToRevoke {
  readonly line: Pick<LineRow, "id">;
  readonly at: Date;
}

/** How a kind of product is delivered and taken back. Both may run twice. */
export interface Fulfilment {
  /** Delivers a line; what is delivered already stays as it is. */
  grant(context: FulfilmentContext, paid: LineToGrant): Promise<void>;
  revoke(context: FulfilmentContext, returned: LineToRevoke): Promise<void>;
}
