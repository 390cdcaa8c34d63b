import type { Freebie } from "./freebie.ts";
import type { Discount } from "../pricing/discount.ts";
import type { Prices } from "../pricing/prices.ts";
import type { QuantityDiscount } from "../pricing/quantity-discount.ts";
import type { Interval, ProductType } from "./product-type.ts";

/** A discount for more periods than these is one for good. */
export const mostDiscountedPeriods = 36;

/** A reduction that an editor set on a product. */
export interface SetDiscount {
  readonly discount: Discount;
  /** ISO times; without them it holds from now on, or until it is taken away. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Why, as an editor wrote it: "Fall sale". */
  readonly reason: string;
  /** Of a plan: how many of its first periods it holds for. Absent where it holds for every charge. */
  readonly periodCount?: number;
}

/** Where a subscriber may go from a plan; paths of other plans. */
export interface PlanMoves {
  readonly upgradeableTo: readonly string[];
  readonly switchableTo: readonly string[];
  readonly downgradeableTo: readonly string[];
}

/** A product as an editor published it. What it costs at one instant is its offer. */
export interface Product {
  /** Its name for the payment provider and in carts. */
  readonly path: string;
  readonly pid: string;
  readonly type: ProductType;
  /** How often it is charged; null for what is paid once. A trial has the interval of the plan that it becomes. */
  readonly interval: Interval | null;
  /** Days before the first charge; null where the first charge is today. */
  readonly trialDays: number | null;
  /** Before any discount. */
  readonly basePrices: Prices;
  readonly discount: SetDiscount | null;
  readonly quantityDiscounts: readonly QuantityDiscount[];
  readonly freebies: readonly Freebie[];
  /** Paths of what a bundle, a gift or a plan gives; a product that includes nothing gives itself. */
  readonly includes: readonly string[];
  /** Paths: which owned product becomes which. Only upgrades have it. */
  readonly upgrade: { readonly from: string; readonly to: string } | null;
  readonly moves: PlanMoves;
  /** The product of which this is one form, for example the plan that is paid by the month or by the year. */
  readonly variantParent: string | null;
  /** Sold only as a part of a promotion, or given as a freebie. */
  readonly promoOnly: boolean;
  /** Known here and not sold any more: somebody may own it, nobody can buy it. */
  readonly wpOnly: boolean;
  /** Its licences can live on a dongle. */
  readonly useWibu: boolean;
}
