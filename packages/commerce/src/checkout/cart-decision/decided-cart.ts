import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import type { CouponRejection } from "../coupons/reject-coupon.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { Currency } from "../../catalogue/money/currency.ts";
import type { Money } from "../../catalogue/money/money.ts";
import type { ChargedLine } from "../totals/charge-lines.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";
import type { OwnedRecord } from "../upgrades/owned-record.ts";
import type { QualifyingProduct } from "../cart/cart.ts";

/** A line as a browser requests it, with the price of one copy that it showed, before any coupon. */
export interface RequestedLine {
  readonly path: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly isFreebie: boolean;
  /** Upgrades only. */
  readonly qualifyingProduct: QualifyingProduct | null;
}

/** What the server knows of the requesting person. Nothing of it comes from the browser. */
export interface BuyerRights {
  readonly hasTrial: boolean;
  /** As many trials as there may be began lately from their network, or in their browser. */
  readonly isTrialLimitReached: boolean;
  /** Paths of the plans that run now. */
  readonly runningPlans: readonly string[];
  readonly owned: readonly OwnedRecord[];
}

/** A promotion that this person qualifies for. */
export interface GrantedPromotion {
  readonly code: string;
  readonly prices: ReadonlyMap<string, Prices>;
}

export interface CartToDecide<Sold extends Offer> {
  readonly lines: readonly RequestedLine[];
  /** The currency that the browser showed. */
  readonly currency: string;
  /** The currency of the buyer's country. */
  readonly offeredCurrency: Currency;
  readonly findOffer: (path: string) => Sold | undefined;
  readonly rights: BuyerRights;
  /** Looked up by its code; a rejection where it does not hold for this person. */
  readonly coupon: Coupon | CouponRejection | null;
  readonly promotion: GrantedPromotion | "notQualified" | null;
}

export const lineRejections = [
  "unknownProduct",
  "notForSale",
  "invalidQuantity",
  "repeatedProduct",
  "priceChanged",
  /** A second subscription or trial in one cart. */
  "secondPlan",
  /** This person has had a trial. */
  "trialUsed",
  /** Too many trials began lately from this person's network or browser. */
  "trialLimitReached",
  /** This person has such a plan already. */
  "alreadySubscribed",
  /** The licence it is paid with is not theirs, is of another product, or has been upgraded. */
  "unqualifiedUpgrade",
  "freebieWithoutParent",
] as const;
export type LineRejection = (typeof lineRejections)[number];

export interface RejectedLine {
  readonly path: string;
  readonly reason: LineRejection;
  /** What one copy costs today, where that is the reason. */
  readonly unitPrice: number | null;
}

export const cartRejections = [
  "emptyCart",
  "currencyNotOffered",
  "refusedLines",
  "refusedCoupon",
  "promotionNotQualified",
  /** The promotion counts once, and another open checkout has it. */
  "promotionReserved",
] as const;
export type CartRejection = (typeof cartRejections)[number];

export interface RejectedCart {
  readonly ok: false;
  readonly reason: CartRejection;
  readonly lines: RejectedLine[];
  readonly coupon: CouponRejection | null;
}

export interface DecidedLine<Sold extends Offer> extends ChargedLine {
  readonly product: Sold;
  readonly quantity: number;
  readonly isFreebie: boolean;
  /** The licences that upgrades are paid with, one for each copy. */
  readonly sources: readonly OwnedRecord[];
}

export type DecidedCart<Sold extends Offer> =
  | {
      readonly ok: true;
      readonly lines: DecidedLine<Sold>[];
      readonly subtotal: Money;
      readonly discount: Money;
    }
  | RejectedCart;
