import { describe, expect, it } from "vitest";
import { isAgreedAmount } from "./is-agreed-amount.ts";

const paid = { price: 2499, interval: { count: 1, unit: "m" } } as const;
const agreed = { dueNow: 15_000, nextCharge: 17_499 };

describe("isAgreedAmount", () => {
  it.each([
    ["the same", {}, true],
    ["what ten minutes move", { dueNow: 15_001 }, true],
    ["more than that", { dueNow: 15_010 }, false],
    ["less by more than that", { dueNow: 14_900 }, false],
    ["another price from the next charge on", { nextCharge: 17_500 }, false],
  ])("%s", (_, changes, isAgreed) => {
    expect(isAgreedAmount(agreed, { ...agreed, ...changes }, paid)).toBe(isAgreed);
  });

  it("allows for more where a day of the paid plan is worth more", () => {
    const dear = { price: 5_000_000, interval: { count: 1, unit: "m" } } as const;
    expect(isAgreedAmount(agreed, { ...agreed, dueNow: 16_000 }, dear)).toBe(true);
    const long = { ...dear, interval: { count: 2, unit: "y" } } as const;
    expect(isAgreedAmount(agreed, { ...agreed, dueNow: 16_000 }, long)).toBe(false);
  });
});
