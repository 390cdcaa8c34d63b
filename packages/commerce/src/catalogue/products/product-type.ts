export const productTypes = ["perpetual", "subscription", "trial", "upgrade"] as const;
export type ProductType = (typeof productTypes)[number];

export const intervalUnits = ["m", "y"] as const;
export type IntervalUnit = (typeof intervalUnits)[number];

/** How often a subscription is charged. */
export interface Interval {
  readonly count: number;
  readonly unit: IntervalUnit;
}
