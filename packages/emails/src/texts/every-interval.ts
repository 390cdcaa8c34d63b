import type { Interval, IntervalUnit } from "@autotune/commerce";

interface EveryForms {
  readonly one: string;
  readonly other: string;
}

/** How a language says "every month" and "every 3 months"; `#` stands for the count. */
export function everyInterval(
  forms: Readonly<Record<IntervalUnit, EveryForms>>,
): (interval: Interval) => string {
  return ({ count, unit }) =>
    count === 1 ? forms[unit].one : forms[unit].other.replace("#", String(count));
}
