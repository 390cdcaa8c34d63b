import { describe, expect, it } from "vitest";
import { currencies } from "../money/currency.ts";
import { everywhere } from "../pricing/everywhere.sample.ts";
import { lowestRate } from "./lowest-rate.ts";

const paid = (
  amount: number,
  unit: "m" | "y" | null,
  discountPeriodCount: number | null = null,
  count = 1,
) => ({
  prices: everywhere(amount),
  basePrices: everywhere(discountPeriodCount === null ? amount : amount * 2),
  discountPeriodCount,
  interval: unit === null ? null : { count, unit },
});

describe("the price that a product is sold from", () => {
  it("is a year's price by the month where that is the least, in every currency", () => {
    const yearly = paid(17_499, "y");
    const rate = lowestRate([paid(2499, "m"), yearly]);
    expect(rate).toMatchObject({ form: yearly, unit: "m" });
    expect(currencies.map((currency) => rate?.prices[currency])).toEqual(
      currencies.map(() => 1458),
    );
  });

  it("is the month's price of a plan that costs no less by the year", () => {
    expect(lowestRate([paid(2499, "m"), paid(35_000, "y")])?.prices.USD).toBe(2499);
  });

  it("is what is paid for good, and not for the first periods", () => {
    expect(lowestRate([paid(12_000, "y", 1)])?.prices.USD).toBe(2000);
  });

  it("is compared and shown by the month, however many months are paid for at once", () => {
    const quarterly = paid(5999, "m", null, 3);
    expect(lowestRate([paid(2499, "m"), quarterly])).toMatchObject({
      form: quarterly,
      prices: { USD: 2000 },
      unit: "m",
    });
    expect(lowestRate([paid(48_000, "y", null, 2)])?.prices.USD).toBe(2000);
  });

  it("is the price itself of what is paid once", () => {
    expect(lowestRate([paid(45_900, null)])).toMatchObject({ unit: null, prices: { USD: 45_900 } });
    expect(lowestRate([])).toBeUndefined();
  });
});
