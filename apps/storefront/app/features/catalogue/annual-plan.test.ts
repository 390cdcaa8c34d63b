import type { Currency } from "@autotune/commerce";
import { describe, expect, it } from "vitest";
import { perMonth, yearlySaving } from "./annual-plan.ts";

function everywhere(price: number): Record<Currency, number> {
  const dollars = { USD: price, CAD: price, AUD: price };
  const asia = { JPY: price, KRW: price };
  return {
    ...dollars,
    ...asia,
    EUR: price,
    GBP: price,
    BRL: price,
    MXN: price,
    CHF: price,
    SEK: price,
    PLN: price,
  };
}

describe("perMonth", () => {
  it("is a twelfth of the year's price, half a minor unit rounded up", () => {
    expect(perMonth(everywhere(17_499)).USD).toBe(1458);
    expect(perMonth(everywhere(17_502)).EUR).toBe(1459);
    expect(perMonth(everywhere(26_000)).JPY).toBe(2167);
  });
});

describe("yearlySaving", () => {
  it("is what twelve months cost more than a year", () => {
    expect(yearlySaving(everywhere(2499), everywhere(17_499)).USD).toBe(12_489);
  });
});
