import type { Freebie, Interval, PlanMoves } from "@autotune/commerce";
import type { TypedPrices } from "../../catalogue/prices/typed-prices.ts";

type TypedDiscount =
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "value"; readonly values: TypedPrices };

/** A product of the demonstration shop as an editor would type it; other products are named by their paths. */
export interface SeedProduct {
  readonly path: string;
  readonly pid: string;
  readonly type: "perpetual" | "subscription" | "trial";
  readonly prices: TypedPrices;
  readonly interval?: Interval;
  readonly trialDays?: number;
  readonly discount?: TypedDiscount & { readonly reason: string };
  readonly quantityDiscounts?: readonly (TypedDiscount & { readonly from: number })[];
  readonly freebies?: readonly Freebie[];
  readonly includes?: readonly string[];
  readonly moves?: Partial<PlanMoves>;
  readonly variantParent?: string;
  readonly promoOnly?: boolean;
  readonly wpOnly?: boolean;
  readonly useWibu?: boolean;
}
