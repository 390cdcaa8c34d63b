import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { everywhere } from "./everywhere.sample.ts";
import { reducePrices, shareOf } from "./reduce-prices.ts";

describe("shareOf", () => {
  it("is within half a minor unit of the exact share, the half rounded up", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(10_000), (amount, hundredths) => {
        const share = shareOf(amount, hundredths / 100);
        const exact = BigInt(amount) * BigInt(hundredths);
        const doubled = 2n * (BigInt(share) * 10_000n - exact);
        expect(doubled > -10_000n && doubled <= 10_000n).toBe(true);
      }),
    );
    expect(shareOf(10, 5)).toBe(1);
    expect(shareOf(9, 5)).toBe(0);
  });
});

describe("reducePrices", () => {
  it("takes off a share or an amount, and never below nothing", () => {
    expect(reducePrices(everywhere(999), { kind: "percent", percent: 33.33 }).USD).toBe(666);
    expect(reducePrices(everywhere(999), { kind: "percent", percent: 100 }).KRW).toBe(0);
    expect(reducePrices(everywhere(999), { kind: "value", values: everywhere(1000) }).EUR).toBe(0);
  });
});
