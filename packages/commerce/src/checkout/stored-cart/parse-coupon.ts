import type { Coupon, CouponWorth } from "../coupons/coupon.ts";
import { isValidCouponWorth } from "../coupons/is-valid-coupon-worth.ts";
import { isName, isPath, isRecord, parseAll } from "./stored-value.ts";
import { parsePrices } from "./parse-prices.ts";

/** Reads a coupon from browser storage or from a response. One that is worth nothing is none. */
export function parseCoupon(value: unknown): Coupon | undefined {
  if (!isRecord(value)) return undefined;
  const { code, combine } = value;
  const worth = parseWorth(value["worth"]);
  const products = parseAll(value["products"], (path) => (isPath(path) ? path : undefined));
  if (!isName(code) || worth === undefined || products === undefined) return undefined;
  return { code, worth, products, combine: combine === true };
}

function parseWorth(value: unknown): CouponWorth | undefined {
  if (!isRecord(value)) return undefined;
  const worth = readWorth(value);
  return worth !== undefined && isValidCouponWorth(worth) ? worth : undefined;
}

function readWorth({ kind, fraction, amounts }: Readonly<Record<string, unknown>>) {
  if (kind === "discount" && typeof fraction === "number") return { kind, fraction } as const;
  const prices = parsePrices(amounts);
  return kind === "cashOff" && prices !== undefined
    ? ({ kind, amounts: prices } as const)
    : undefined;
}
