import type { Interval, IntervalUnit } from "@autotune/commerce";

/** The provider's terms for how often something is charged. */
const words = { m: "month", y: "year" } as const satisfies Record<IntervalUnit, string>;

export interface Terms {
  readonly interval: Interval | null;
  readonly trialDays: number;
}

/** Nothing is left out: a product that was a plan once must not stay one. */
export function writeTerms({ interval, trialDays }: Terms) {
  return interval === null
    ? { interval: null, intervalLength: null, trial: null }
    : { interval: words[interval.unit], intervalLength: interval.count, trial: trialDays };
}

/** Undefined for a length of time that we sell nothing by. */
export function readInterval(unit: string, length: number): Interval | undefined {
  for (const known of ["m", "y"] as const) {
    if (words[known] === unit) return { count: length, unit: known };
  }
  return undefined;
}
