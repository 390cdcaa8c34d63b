import {
  couponRejections,
  type Coupon,
  type CouponRejection,
  type CouponWorth,
} from "@autotune/commerce";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readAmounts } from "../../catalogue/api/read-amounts.ts";
import { requestFailure, type RequestFailure } from "../../../platform/failures/request-failure.ts";

export type CouponResult =
  | { kind: "found"; coupon: Coupon }
  | { kind: "rejected"; reason: CouponRejection }
  | RequestFailure;

/** Looks a code up. The cart rules decide whether it applies. */
export async function fetchCoupon(code: string): Promise<CouponResult> {
  const response = await callShop({
    method: "POST",
    path: "/laravel/rest/coupon",
    body: { code },
  });
  if (response.ok) {
    const coupon = readCoupon(response.value);
    return coupon === undefined ? requestFailure(response) : { kind: "found", coupon };
  }
  const given = isRecord(response.value) ? response.value["reason"] : undefined;
  const reason = couponRejections.find((candidate) => candidate === given);
  return reason === undefined ? requestFailure(response) : { kind: "rejected", reason };
}

export function readCoupon(value: unknown): Coupon | undefined {
  if (!isRecord(value)) return undefined;
  const { code, products, combine } = value;
  const worth = readWorth(value["cash_off"], value["discount"]);
  if (typeof code !== "string" || code === "" || worth === undefined) return undefined;
  if (!Array.isArray(products) || !products.every((path) => typeof path === "string"))
    return undefined;
  return { code, worth, products, combine: combine === true };
}

function readWorth(cashOff: unknown, discount: unknown): CouponWorth | undefined {
  if (typeof discount === "number")
    return discount > 0 && discount <= 1 ? { kind: "discount", fraction: discount } : undefined;
  const amounts = readAmounts(cashOff);
  return amounts === undefined ? undefined : { kind: "cashOff", amounts };
}
