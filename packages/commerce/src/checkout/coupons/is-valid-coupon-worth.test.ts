import { describe, expect, it } from "vitest";
import { currencies, minorUnitDigits } from "../../catalogue/money/currency.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { mapPrices } from "../../catalogue/pricing/prices.ts";
import { isValidCouponWorth } from "./is-valid-coupon-worth.ts";

const ones = mapPrices(everywhere(0), (_, currency) => 10 ** minorUnitDigits(currency));

describe("isValidCouponWorth", () => {
  it("[COUP-01] a share is above nothing and at most all", () => {
    for (const fraction of [0.0001, 0.1, 1])
      expect(isValidCouponWorth({ kind: "discount", fraction }), String(fraction)).toBe(true);
    for (const fraction of [0, -0.1, 1.0001, Number.NaN, Number.POSITIVE_INFINITY])
      expect(isValidCouponWorth({ kind: "discount", fraction }), String(fraction)).toBe(false);
  });

  it("[COUP-01] an amount is at least one whole unit of every currency", () => {
    expect(isValidCouponWorth({ kind: "cashOff", amounts: ones })).toBe(true);
    for (const currency of currencies)
      for (const amount of [ones[currency] - 1, ones[currency] + 0.5, Number.NaN])
        expect(
          isValidCouponWorth({ kind: "cashOff", amounts: { ...ones, [currency]: amount } }),
        ).toBe(false);
  });
});
