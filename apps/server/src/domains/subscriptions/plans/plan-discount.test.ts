import { describe, expect, it } from "vitest";
import {
  beginDiscount,
  countDiscountedCharge,
  isDiscountOver,
  nextPriceOf,
  settleDiscount,
  viewDiscount,
} from "./plan-discount.ts";

const bought = { discountedPeriods: 3, priceAfterDiscount: 2500 };
const none = { discountedChargesLeft: null, priceAfterDiscount: null };

describe("a discount for the first three periods", () => {
  it("has two charges left after the order, and all three while the plan is free", () => {
    expect(beginDiscount(bought, { isPaid: true }).discountedChargesLeft).toBe(2);
    expect(beginDiscount(bought, { isPaid: false }).discountedChargesLeft).toBe(3);
  });

  it("is over after three charges, and the next one costs the full price", () => {
    let plan = beginDiscount(bought, { isPaid: true });
    expect(nextPriceOf({ ...plan, price: 1250 })).toBe(1250);
    expect(viewDiscount(plan)).toEqual({ chargesLeft: 2, priceAfter: 2500 });
    plan = countDiscountedCharge(plan);
    expect([isDiscountOver(plan), nextPriceOf({ ...plan, price: 1250 })]).toEqual([false, 1250]);
    plan = countDiscountedCharge(plan);
    expect([isDiscountOver(plan), nextPriceOf({ ...plan, price: 1250 })]).toEqual([true, 2500]);
    expect(viewDiscount(plan)).toBeNull();
    // A charge that comes before the provider was given the price does not begin it anew.
    expect(countDiscountedCharge(plan)).toEqual(plan);
  });

  it("needs no attention once the provider charges the full price, or another plan", () => {
    const over = { discountedChargesLeft: 0, priceAfterDiscount: 2500 };
    expect(settleDiscount(over, { isOtherPlan: false, price: 1250 })).toEqual(over);
    expect(settleDiscount(over, { isOtherPlan: false, price: 2500 })).toEqual(none);
    const running = { ...over, discountedChargesLeft: 1 };
    expect(settleDiscount(running, { isOtherPlan: false, price: 2500 })).toEqual(running);
    expect(settleDiscount(running, { isOtherPlan: true, price: 1000 })).toEqual(none);
  });
});

it("a plan without such a discount keeps its price", () => {
  const plan = beginDiscount(
    { discountedPeriods: null, priceAfterDiscount: null },
    { isPaid: true },
  );
  expect(plan).toEqual(none);
  expect(countDiscountedCharge(plan)).toEqual(none);
  expect(nextPriceOf({ ...plan, price: 2500 })).toBe(2500);
});
