import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDecimal, toDecimal, toWireNumber } from "./decimal.ts";

describe("decimals on the wire", () => {
  it("have exactly the currency's decimals", () => {
    expect(JSON.stringify({ total: toWireNumber(1990, "USD") })).toBe('{"total":19.90}');
    expect(JSON.stringify({ total: toWireNumber(5, "EUR") })).toBe('{"total":0.05}');
    expect(JSON.stringify({ total: toWireNumber(19800, "JPY") })).toBe('{"total":19800}');
  });

  it("round-trip to the same minor units", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom("USD", "JPY"),
        (minor, currency) => {
          expect(fromDecimal(Number(toDecimal(minor, currency)), currency)).toBe(minor);
        },
      ),
    );
  });

  it("are rejected when they are finer than the currency", () => {
    expect(fromDecimal(19.999, "USD")).toBeUndefined();
    expect(fromDecimal(0.5, "JPY")).toBeUndefined();
    expect(fromDecimal(-1, "USD")).toBeUndefined();
  });
});
