import { describe, expect, it } from "vitest";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { unlimitedMonthly } from "../plans/unlimited-monthly.ts";
import { findTrial } from "./find-trial.ts";
import { isTrialPath, planPathOf, trialPathOf } from "./trial-path.ts";

describe("the trial of a plan", () => {
  it("[CARD-12] has the monthly path plus -14d-free", () => {
    expect(trialPathOf(unlimitedMonthly)).toBe("auto-tune-unlimited-monthly-14d-free");
    expect(isTrialPath("auto-tune-unlimited-monthly-14d-free")).toBe(true);
    expect(planPathOf("auto-tune-unlimited-monthly-14d-free")).toBe(unlimitedMonthly);
    expect(planPathOf(unlimitedMonthly)).toBe(unlimitedMonthly);
  });

  it("[CARD-12] is none where the catalogue has no counterpart", () => {
    const trial = cartItemSample({ path: trialPathOf(unlimitedMonthly), type: "trial" });
    const find = (path: string) => (path === trial.path ? trial : undefined);
    expect(findTrial(unlimitedMonthly, find)).toBe(trial);
    expect(findTrial("auto-tune-producer-monthly", find)).toBeUndefined();
    const odd = cartItemSample({ path: trial.path, type: "subscription" });
    expect(findTrial(unlimitedMonthly, () => odd)).toBeUndefined();
  });
});
