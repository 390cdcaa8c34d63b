import { isDueToday, type SaleLine } from "../sale-lines/sale-line.ts";
import type { Coupon } from "./coupon.ts";

/**
 * Whether a coupon takes something off a line. A plan's price holds for every charge to come, so a coupon that
 * names no products leaves plans alone; where nothing is due today, nothing could become less.
 */
export function couponCoversLine({ products }: Pick<Coupon, "products">, line: SaleLine): boolean {
  const { path, type } = line.item;
  if (line.isFreebie || !isDueToday(line)) return false;
  return products.length === 0
    ? type === "perpetual" || type === "upgrade"
    : products.includes(path);
}
