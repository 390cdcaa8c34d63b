import type { Interval } from "./product-type.ts";

/** For how many months a plan is paid at once. */
export function monthsOf({ count, unit }: Interval): number {
  return unit === "y" ? count * 12 : count;
}
