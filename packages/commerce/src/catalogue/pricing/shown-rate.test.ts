import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "../money/currency.ts";
import { everywhere } from "./everywhere.sample.ts";
import { perMonth, perYear, shownRate } from "./shown-rate.ts";

describe("perMonth", () => {
  it("is a twelfth of the year's price, half a minor unit rounded up", () => {
    expect(perMonth(everywhere(17_499)).USD).toBe(1458);
    expect(perMonth(everywhere(17_502)).EUR).toBe(1459);
    expect(perMonth(everywhere(26_000)).JPY).toBe(2167);
    expect(perMonth(everywhere(5999), 3).USD).toBe(2000);
  });

  it("differs from the exact twelfth by at most half a minor unit", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (price) => {
        const month = perMonth(everywhere(price));
        for (const currency of currencies) {
          expect(Number.isInteger(month[currency])).toBe(true);
          expect(Math.abs(12 * month[currency] - price)).toBeLessThanOrEqual(6);
        }
      }),
    );
  });
});

it("takes a month's price twelve times for a year", () => {
  expect(perYear(everywhere(2499)).USD).toBe(29_988);
});

describe("shownRate", () => {
  const month = { count: 1, unit: "m" } as const;
  const year = { count: 1, unit: "y" } as const;

  it("shows a year's price by the month", () => {
    const rate = shownRate(everywhere(17_499), year, { useNormalRate: false });
    expect(rate).toEqual({ prices: everywhere(1458), per: month });
  });

  it("shows the full price where the normal rate is requested", () => {
    const rate = shownRate(everywhere(17_499), year, { useNormalRate: true });
    expect(rate).toEqual({ prices: everywhere(17_499), per: year });
  });

  it("shows a month's price as it is", () => {
    for (const useNormalRate of [true, false]) {
      const rate = shownRate(everywhere(2499), month, { useNormalRate });
      expect(rate).toEqual({ prices: everywhere(2499), per: month });
    }
  });

  it("shows the price of another term as it is charged, with that term", () => {
    const terms = [
      { count: 3, unit: "m" },
      { count: 2, unit: "y" },
    ] as const;
    for (const term of terms)
      expect(shownRate(everywhere(5999), term, { useNormalRate: false })).toEqual({
        prices: everywhere(5999),
        per: term,
      });
  });
});
