import { isReduced } from "../sale-lines/is-reduced.ts";
import type { SaleLine } from "../sale-lines/sale-line.ts";
import type { Coupon } from "./coupon.ts";

/** One product that is reduced already is enough to refuse a coupon that may not be combined. */
export function combinesWithLines(
  { combine }: Pick<Coupon, "combine">,
  lines: readonly SaleLine[],
): boolean {
  return combine || !lines.some(isReduced);
}
