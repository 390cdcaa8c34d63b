import { describe, expect, it } from "vitest";
import type { Interval } from "../../catalogue/products/product-type.ts";
import { bestPlan, rankPlan } from "./rank-plan.ts";

const month: Interval = { count: 1, unit: "m" };
const year: Interval = { count: 1, unit: "y" };
const plan = (path: string, interval: Interval | null, trialDays: number | null = null) => ({
  path,
  interval,
  trialDays,
});

/** From the best to the least. */
const ranked = [
  plan("auto-tune-unlimited-biennial", { count: 2, unit: "y" }),
  plan("auto-tune-unlimited-yearly", year),
  plan("auto-tune-unlimited-quarterly", { count: 3, unit: "m" }),
  plan("auto-tune-unlimited-monthly-60d-gift", month, 60),
  plan("auto-tune-unlimited-monthly", month),
  plan("auto-tune-producer-yearly", year),
  plan("auto-tune-producer-monthly", month),
  plan("auto-tune-essentials-yearly", year),
  plan("auto-tune-essentials-monthly", month),
  plan("unlimitedness-monthly", month),
];

describe("the rank of a plan", () => {
  it("[FREE-02] unlimited is above producer above essentials, yearly above monthly, longer is better", () => {
    for (const [index, one] of ranked.entries())
      for (const [other, against] of ranked.entries())
        expect(Math.sign(rankPlan(one, against)), `${one.path} ${against.path}`).toBe(
          Math.sign(other - index),
        );
  });

  it("[FREE-02] the best of several is found in any order, and of equals the first", () => {
    expect(bestPlan(ranked)).toBe(ranked[0]);
    expect(bestPlan(ranked.toReversed())).toBe(ranked[0]);
    const twin = plan("auto-tune-unlimited-monthly", month);
    expect(bestPlan([twin, { ...twin }])).toBe(twin);
    expect(bestPlan([])).toBeUndefined();
  });
});
