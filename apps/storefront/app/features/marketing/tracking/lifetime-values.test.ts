import { describe, expect, it } from "vitest";
import { lifetimeValueOf } from "./lifetime-values.ts";

const line = (path: string, quantity = 1, isFreebie = false) => ({ path, quantity, isFreebie });

describe("the lifetime value of a purchase", () => {
  it("[TRACK-02] is the sum over its products and their copies", () => {
    expect(lifetimeValueOf([line("auto-tune-pro", 2), line("auto-key")])).toBe(2 * 45_900 + 4900);
  });

  it("is more than the first month of a plan, and something for a trial that costs nothing today", () => {
    expect(lifetimeValueOf([line("auto-tune-unlimited-monthly")])).toBeGreaterThan(2499);
    expect(lifetimeValueOf([line("auto-tune-unlimited-monthly-14d-free")])).toBeGreaterThan(0);
  });

  it("ignores gifts and products that are not in the table", () => {
    expect(lifetimeValueOf([line("auto-key", 1, true), line("unheard-of"), line("dial")])).toBe(
      3900,
    );
    expect(lifetimeValueOf([line("unheard-of")])).toBeUndefined();
    expect(lifetimeValueOf([])).toBeUndefined();
  });
});
