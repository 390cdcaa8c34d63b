import type { Interval } from "../../catalogue/products/product-type.ts";

/** How long a preview is shown before it is fetched again. */
const shownMinutes = 10;
const minutesOf = { m: 28 * 24 * 60, y: 365 * 24 * 60 } as const;
/** On prorated amounts; no country has a higher tax. */
const mostTax = 1.3;

interface DueAmounts {
  /** In minor units. */
  readonly dueNow: number;
  readonly nextCharge: number;
}

/**
 * Whether what a change costs now is what the person agreed to. What is left of the paid period is worth less by the
 * minute, so what is due now may have grown by as much while they read it.
 */
export function isAgreedAmount(
  agreed: DueAmounts,
  now: DueAmounts,
  paid: { readonly price: number; readonly interval: Interval },
): boolean {
  const { count, unit } = paid.interval;
  const moved = (paid.price * shownMinutes * mostTax) / (minutesOf[unit] * count);
  // One more for rounding.
  const tolerance = Math.ceil(moved) + 1;
  return agreed.nextCharge === now.nextCharge && Math.abs(now.dueNow - agreed.dueNow) <= tolerance;
}
