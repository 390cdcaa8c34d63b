import { describe, expect, it } from "vitest";
import { monthsToShow, paymentSteps } from "./cost-chart.ts";

const monthly = { price: 2499, everyMonths: 1 } as const;
const annual = { price: 17_499, everyMonths: 12 } as const;

describe("monthsToShow", () => {
  it.each([
    [4900, 24],
    [45_900, 36],
    [90_000, 60],
    [9_000_000, 60],
  ])("of a licence for %i are %i", (licence, months) => {
    expect(monthsToShow(licence, [monthly, annual])).toBe(months);
  });

  it("is limited where a plan costs nothing", () => {
    expect(monthsToShow(4900, [{ price: 0, everyMonths: 1 }])).toBe(60);
  });
});

describe("paymentSteps", () => {
  it("are paid in advance", () => {
    expect(paymentSteps(annual, 36)).toEqual([
      { from: 0, amount: 17_499 },
      { from: 12, amount: 34_998 },
      { from: 24, amount: 52_497 },
    ]);
    expect(paymentSteps(monthly, 24)).toHaveLength(24);
    expect(paymentSteps(monthly, 24).at(-1)).toEqual({ from: 23, amount: 59_976 });
  });
});
