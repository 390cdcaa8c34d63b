import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPaidInFull } from "./is-paid-in-full.ts";

const order = { asked: 10_000, paid: 10_000, tax: 0, lines: 1 };

describe("isPaidInFull", () => {
  it.each([
    ["what was asked for", {}, true],
    ["more, with a tax on top", { paid: 10_825, tax: 825 }, true],
    ["a minor unit less, by rounding", { paid: 9999 }, true],
    ["two less", { paid: 9998 }, false],
    ["two less of three lines", { paid: 9998, lines: 3 }, true],
    ["three less of three lines", { paid: 9997, lines: 3 }, false],
    ["without a tax of 19 percent", { paid: 8403 }, true],
    ["without one of 25.5 percent", { paid: 7968 }, true],
    ["without it, and a tax as well", { paid: 8403, tax: 100 }, false],
    ["by 14 percent less, which is no tax", { paid: 8772 }, false],
    ["nothing", { paid: 0 }, false],
    ["nothing where nothing was due", { asked: 0, paid: 0, lines: 0 }, true],
  ])("%s", (_, changes, isFull) => {
    expect(isPaidInFull({ ...order, ...changes })).toBe(isFull);
  });

  it("is right for prices of any size that a company pays without the tax, each line rounded", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(10, 17, 19, 20, 21, 25.5, 27),
        (prices, percent) => {
          const asked = prices.reduce((sum, price) => sum + price, 0);
          const paid = prices.reduce(
            (sum, price) => sum + Math.round(price / (1 + percent / 100)),
            0,
          );
          expect(isPaidInFull({ asked, paid, tax: 0, lines: prices.length })).toBe(true);
        },
      ),
    );
  });
});
