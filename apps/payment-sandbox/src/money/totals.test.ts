import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencyOfCountry } from "./currencies.ts";
import { totalsOf } from "./totals.ts";

const line = fc
  .tuple(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 100 }))
  .map(([price, percent]) => ({ price, discount: Math.floor((price * percent) / 100) }));
const lines = fc.array(line, { maxLength: 8 });
const country = fc.constantFrom("US", "CA", "ES", "DE", "FI", "GB", "JP", "KR", "AU", "BR", "CH");

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe("totalsOf", () => {
  it("makes the parts sum to the total, in both currencies", () => {
    fc.assert(
      fc.property(lines, country, (priced, where) => {
        const totals = totalsOf(priced, { country: where, currency: currencyOfCountry(where) });
        for (const part of ["minor", "payoutMinor"] as const) {
          expect(totals.subtotal[part] + totals.taxAmount[part]).toBe(totals.total[part]);
          expect(sum(totals.lines.map(({ subtotal }) => subtotal[part]))).toBe(
            totals.subtotal[part],
          );
          expect(sum(totals.lines.map(({ discount }) => discount[part]))).toBe(
            totals.discount[part],
          );
          expect(totals.subtotal[part]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("charges exactly the shown prices where tax is included", () => {
    fc.assert(
      fc.property(lines, (priced) => {
        const { total } = totalsOf(priced, { country: "DE", currency: "EUR" });
        expect(total.minor).toBe(sum(priced.map(({ price, discount }) => price - discount)));
      }),
    );
  });

  it("finds the 33.36 of Spanish tax in 192.20", () => {
    const { subtotal, taxAmount, total } = totalsOf([{ price: 19220, discount: 0 }], {
      country: "ES",
      currency: "EUR",
    });
    expect([subtotal.minor, taxAmount.minor, total.minor]).toEqual([15884, 3336, 19220]);
  });

  it("deducts the tax from the prices for a company of another member state", () => {
    const about = { country: "ES", currency: "EUR", taxId: "ESB1234567C" } as const;
    const totals = totalsOf([{ price: 19220, discount: 0 }], about);
    expect([totals.subtotal.minor, totals.taxAmount.minor, totals.total.minor]).toEqual([
      15884, 0, 15884,
    ]);
    expect([totals.reversed, totals.tax.basisPoints]).toEqual([3336, 0]);
    expect(totalsOf([{ price: 19220, discount: 0 }], { ...about, taxId: "B1" }).total.minor).toBe(
      19220,
    );
  });

  it("adds American tax, rounded half up once an order", () => {
    const { taxAmount, total } = totalsOf(
      [
        { price: 1000, discount: 0 },
        { price: 1000, discount: 0 },
      ],
      { country: "US", currency: "USD" },
    );
    expect([taxAmount.minor, total.minor]).toEqual([165, 2165]);
    const half = totalsOf([{ price: 200, discount: 0 }], { country: "US", currency: "USD" });
    expect(half.taxAmount.minor).toBe(17);
  });
});
