import { currencies } from "@autotune/commerce";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readAmount, writeAmount } from "./amounts.ts";

it("converts every amount to the provider's decimals and back, in every currency", () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 }), fc.constantFrom(...currencies), (amount, currency) => {
      const written = writeAmount({ amount, currency });
      const crossed: unknown = JSON.parse(JSON.stringify(written));
      expect(readAmount(Number(crossed), currency)).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

it("writes yen without decimals and dollars with theirs", () => {
  expect(writeAmount({ amount: 69_800, currency: "JPY" })).toBe(69_800);
  expect(writeAmount({ amount: 45_901, currency: "USD" })).toBe(459.01);
});

it("rejects what is no amount of the currency", () => {
  expect(readAmount(10.005, "EUR")).toBeUndefined();
  expect(readAmount(0.5, "JPY")).toBeUndefined();
  expect(readAmount(-1, "USD")).toBeUndefined();
  expect(readAmount(1e21, "USD")).toBeUndefined();
});
