import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "../money/currency.ts";
import type { Prices } from "../pricing/prices.ts";
import { compareCosts } from "./compare-costs.ts";
import { paidByMonth, type PlanCost } from "./plan-cost.ts";

const monthly = (price: number): PlanCost => ({ price, everyMonths: 1 });
const annual = (price: number): PlanCost => ({ price, everyMonths: 12 });

describe("paidByMonth", () => {
  it("counts what is due with the first day of a month or of a year", () => {
    expect([1, 2, 12, 13].map((month) => paidByMonth(monthly(100), month))).toEqual([
      100, 200, 1200, 1300,
    ]);
    expect([1, 12, 13, 24, 25].map((month) => paidByMonth(annual(900), month))).toEqual([
      900, 900, 1800, 1800, 2700,
    ]);
  });
});

describe("compareCosts", () => {
  it.each<[string, number, PlanCost, number, number]>([
    ["a plan by the month", 45_900, monthly(2499), 18, 19],
    ["a plan by the year, whole years at a time", 45_900, annual(17_499), 24, 25],
    ["a month in which both cost the same", 10_000, monthly(2500), 3, 5],
    ["a year in which both cost the same", 36_000, annual(18_000), 12, 25],
    ["a licence that costs less from the first month", 2000, monthly(2499), 0, 1],
    ["a licence that costs less than the first year", 9900, annual(17_499), 0, 1],
    ["a licence that costs as much as one month", 2499, monthly(2499), 0, 2],
    ["a licence that costs nothing", 0, monthly(2499), 0, 1],
  ])("knows %s", (_what, licence, plan, planCheaperThrough, licenceCheaperFrom) => {
    expect(compareCosts(licence, plan)).toEqual({ planCheaperThrough, licenceCheaperFrom });
  });

  it("says that they never meet where the plan costs nothing", () => {
    expect(compareCosts(45_900, monthly(0))).toBeNull();
  });

  // oxfmt-ignore
  const licence: Prices = { USD: 45_900, EUR: 44_900, GBP: 38_900, CAD: 62_900, AUD: 69_900, JPY: 69_800, KRW: 629_000, BRL: 249_900, MXN: 849_900, CHF: 42_900, SEK: 499_000, PLN: 194_900 };
  // oxfmt-ignore
  const byMonth: Prices = { USD: 2499, EUR: 2499, GBP: 2199, CAD: 3399, AUD: 3799, JPY: 3780, KRW: 33_900, BRL: 12_990, MXN: 44_900, CHF: 2390, SEK: 26_900, PLN: 10_500 };
  // oxfmt-ignore
  const byYear: Prices = { USD: 17_499, EUR: 17_499, GBP: 14_999, CAD: 23_999, AUD: 26_499, JPY: 26_500, KRW: 239_000, BRL: 92_900, MXN: 319_900, CHF: 16_900, SEK: 189_900, PLN: 73_900 };

  it("calculates with each currency's own prices, those without a minor unit too", () => {
    const found = currencies.map((currency) => [
      currency,
      compareCosts(licence[currency], monthly(byMonth[currency]))?.planCheaperThrough,
      compareCosts(licence[currency], annual(byYear[currency]))?.planCheaperThrough,
    ]);
    expect(found).toEqual([
      ["USD", 18, 24],
      ["EUR", 17, 24],
      ["GBP", 17, 24],
      ["CAD", 18, 24],
      ["AUD", 18, 24],
      ["JPY", 18, 24],
      ["KRW", 18, 24],
      ["BRL", 19, 24],
      ["MXN", 18, 24],
      ["CHF", 17, 24],
      ["SEK", 18, 24],
      ["PLN", 18, 24],
    ]);
  });

  it("agrees with adding up month by month", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1000, max: 50_000 }),
        fc.constantFrom<1 | 12>(1, 12),
        (price, perPeriod, everyMonths) => {
          const plan = { price: perPeriod, everyMonths };
          const months = Array.from({ length: 2600 }, (_none, index) => index + 1);
          const from = months.find((month) => paidByMonth(plan, month) > price);
          const through = months.findLast((month) => paidByMonth(plan, month) < price) ?? 0;
          expect(compareCosts(price, plan)).toEqual({
            planCheaperThrough: through,
            licenceCheaperFrom: from,
          });
        },
      ),
    );
  });
});
