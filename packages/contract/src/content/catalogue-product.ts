import type { Currency } from "@autotune/commerce";

export const productTypes = ["perpetual", "subscription", "trial", "upgrade"] as const;
export type ProductType = (typeof productTypes)[number];

export const intervalUnits = ["m", "y"] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** What is sold, as the shop's tables hold it. */
export interface CatalogueProduct {
  path: string;
  pid: string;
  type: ProductType;
  /** How often a subscription is charged. */
  interval: { count: number; unit: IntervalUnit } | null;
  prices: Record<Currency, number>;
}
