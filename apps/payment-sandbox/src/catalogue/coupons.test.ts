import { describe, expect, it } from "vitest";
import { couponDiscounts } from "./coupons.ts";

const lines = [
  { product: "tuner-pro", remaining: 12_900 },
  { product: "harmony", remaining: 4_995 },
];

describe("couponDiscounts", () => {
  it("takes a percentage off each line, rounded half up", () => {
    const coupon = { coupon: "SINGER10", discount: { type: "percent", percent: 10 } } as const;
    expect(couponDiscounts(coupon, lines, "USD")).toEqual([1290, 500]);
  });

  it("takes it off the products that it names only", () => {
    const discount = { type: "percent", percent: 10 } as const;
    const coupon = { coupon: "HARMONY", discount, products: ["harmony"] };
    expect(couponDiscounts(coupon, lines, "USD")).toEqual([0, 500]);
  });

  it("spreads a flat amount and never gives more than the lines cost", () => {
    const flat = (USD: number) => ({
      coupon: "FLAT",
      discount: { type: "flat" as const, amount: { USD } },
    });
    const parts = couponDiscounts(flat(10), lines, "USD");
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1000);
    expect(couponDiscounts(flat(1000), lines, "USD")).toEqual([12_900, 4_995]);
  });
});
