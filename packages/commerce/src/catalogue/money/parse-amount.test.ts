import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, minorUnitDigits } from "./currency.ts";
import { parseAmount } from "./parse-amount.ts";

describe("parseAmount", () => {
  it("reads every amount back from its decimal text, in every currency", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000_000 }),
        fc.constantFrom(...currencies),
        (amount, currency) => {
          const digits = minorUnitDigits(currency);
          const padded = String(amount).padStart(digits + 1, "0");
          const text =
            digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
          expect(parseAmount(text, currency)).toEqual({ ok: true, amount });
        },
      ),
    );
  });

  it("takes a whole number as whole units of the currency", () => {
    expect(parseAmount("349", "USD")).toEqual({ ok: true, amount: 34_900 });
    expect(parseAmount("349", "JPY")).toEqual({ ok: true, amount: 349 });
  });

  it("rejects fractions that the currency does not have", () => {
    expect(parseAmount("10.5", "KRW")).toEqual({ ok: false, reason: "tooManyDecimals" });
    expect(parseAmount("10.005", "EUR")).toEqual({ ok: false, reason: "tooManyDecimals" });
    expect(parseAmount("10.00", "KRW")).toEqual({ ok: true, amount: 10 });
  });

  it("rejects what is not a plain decimal", () => {
    for (const text of ["", "-1", "1e3", "1,000", "12.", ".5", "NaN"]) {
      expect(parseAmount(text, "USD")).toEqual({ ok: false, reason: "notANumber" });
    }
  });
});
