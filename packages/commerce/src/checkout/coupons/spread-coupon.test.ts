import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { offerSample } from "../../catalogue/products/product.sample.ts";
import { currencies } from "../../catalogue/money/currency.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import type { SaleLine } from "../sale-lines/sale-line.ts";
import { allocate } from "./allocate.ts";
import { spreadCoupon } from "./spread-coupon.ts";

const anyAmount = fc.nat(100_000_000);

describe("allocate", () => {
  it("splits an amount into whole parts that sum to it, each within one of its share", () => {
    const anyWeights = fc.array(anyAmount, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const parts = allocate(amount, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) {
          expect(Number.isInteger(part) && part >= 0).toBe(true);
          const share = whole === 0 ? 0 : (amount * (weights[index] ?? 0)) / whole;
          expect(Math.abs(part - share)).toBeLessThan(1.001);
        }
      }),
    );
  });

  it("gives the first of equals what is left over", () => {
    expect(allocate(2, [5, 5, 5])).toEqual([1, 1, 0]);
  });
});

describe("spreadCoupon", () => {
  const anyLine: fc.Arbitrary<SaleLine> = fc.record({
    item: fc
      .tuple(anyAmount, fc.constantFrom("perpetual", "subscription", "trial", "upgrade"))
      .map(([amount, type]) => offerSample({ prices: everywhere(amount), type })),
    quantity: fc.integer({ min: 1, max: 99 }),
    isFreebie: fc.boolean(),
    promoted: fc.option(anyAmount.map(everywhere), { nil: undefined }),
  });

  it("takes an amount off in full, and more by less than a minor unit a copy; never more than all", () => {
    const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        anyLines,
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom(...currencies),
        (lines, amount, currency) => {
          const coupon = {
            code: "STUDIO20",
            worth: { kind: "cashOff" as const, amounts: everywhere(amount) },
            products: [],
            combine: true,
          };
          const off = spreadCoupon(lines, coupon, currency);
          let taken = 0;
          let copies = 0;
          let covered = 0;
          for (const [index, { item, quantity, isFreebie, promoted }] of lines.entries()) {
            const price = (promoted ?? item.prices)[currency];
            const each = off[index] ?? Number.NaN;
            const isCovered = !isFreebie && (item.type === "perpetual" || item.type === "upgrade");
            expect(each).toBeGreaterThanOrEqual(0);
            expect(each).toBeLessThanOrEqual(isCovered ? price : 0);
            taken += each * quantity;
            copies += isCovered ? quantity : 0;
            covered += isCovered ? price * quantity : 0;
          }
          expect(taken).toBeGreaterThanOrEqual(Math.min(amount, covered));
          expect(taken).toBeLessThanOrEqual(Math.min(amount, covered) + copies);
        },
      ),
    );
  });

  it("takes a share off every copy, half a minor unit rounded up", () => {
    const line = (amount: number): SaleLine => ({
      item: offerSample({ prices: everywhere(amount) }),
      quantity: 3,
      isFreebie: false,
      promoted: undefined,
    });
    const coupon = {
      code: "SING10",
      worth: { kind: "discount" as const, fraction: 0.125 },
      products: [],
      combine: true,
    };
    expect(spreadCoupon([line(1000), line(1004), line(1003)], coupon, "JPY")).toEqual([
      125, 126, 125,
    ]);
  });
});
