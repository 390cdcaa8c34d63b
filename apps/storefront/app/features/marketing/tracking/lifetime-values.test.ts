import { cartItemSample, everywhere } from "@autotune/commerce/samples";
import { describe, expect, it } from "vitest";
import { lifetimeValueOf } from "./lifetime-values.ts";

const line = (path: string, quantity = 1, isFreebie = false) => ({ path, quantity, isFreebie });
const products = new Map(
  [
    cartItemSample({ path: "pro", prices: everywhere(100), basePrices: everywhere(45_900) }),
    cartItemSample({ path: "key", basePrices: everywhere(4900) }),
    cartItemSample({
      path: "monthly",
      type: "subscription",
      interval: { count: 1, unit: "m" },
      basePrices: everywhere(2499),
    }),
  ].map((item) => [item.path, item]),
);

describe("the lifetime value of a purchase", () => {
  it("[TRACK-02] is the sum over its products and their copies, at the catalogue's list prices", () => {
    expect(lifetimeValueOf([line("pro", 2), line("key")], products)).toBe(2 * 45_900 + 4900);
    expect(lifetimeValueOf([line("monthly")], products)).toBe(24_990);
  });

  it("ignores gifts and products that are not in the catalogue", () => {
    expect(lifetimeValueOf([line("key", 1, true), line("unheard-of"), line("pro")], products)).toBe(
      45_900,
    );
    expect(lifetimeValueOf([line("unheard-of")], products)).toBeUndefined();
    expect(lifetimeValueOf([], products)).toBeUndefined();
  });
});
