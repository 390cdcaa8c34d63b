import { describe, expect, it } from "vitest";
import { everywhere } from "../catalogue/pricing/everywhere.sample.ts";
import { lifetimeValue } from "./lifetime-value.ts";

const month = { count: 1, unit: "m" } as const;

describe("[TRACK-02] the lifetime value of a product's buyer", () => {
  it("is the list price of a licence", () => {
    const basePrices = everywhere(45_900);
    expect(lifetimeValue({ type: "perpetual", interval: null, basePrices })).toBe(45_900);
  });

  it("is what subscribers pay before they cancel, however long a period is", () => {
    const plan = { type: "subscription", basePrices: everywhere(2499) } as const;
    expect(lifetimeValue({ ...plan, interval: month })).toBe(24_990);
    expect(lifetimeValue({ ...plan, interval: { count: 1, unit: "y" } })).toBe(4998);
    expect(lifetimeValue({ ...plan, interval: { count: 3, unit: "m" } })).toBe(8330);
  });

  it("counts the trials that become a plan", () => {
    const trial = { type: "trial", interval: month, basePrices: everywhere(2499) } as const;
    expect(lifetimeValue(trial)).toBe(9996);
  });
});
