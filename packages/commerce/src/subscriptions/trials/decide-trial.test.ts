import { describe, expect, it } from "vitest";
import { decideTrial } from "./decide-trial.ts";
import { isTrialOffered } from "./is-trial-offered.ts";

const trial = { path: "auto-tune-unlimited-monthly-14d-free", type: "trial" } as const;
const none = { hasAvailableTrial: 0 };
const one = { hasAvailableTrial: 1 };

describe("decideTrial", () => {
  it("[CART-11] is used up for a signed-in person without an available trial, unless it is a promo", () => {
    expect(decideTrial({ summary: none, isPromo: false, item: trial })).toBe("used");
    expect(decideTrial({ summary: none, isPromo: true, item: trial })).toBe("allowed");
    expect(decideTrial({ summary: one, isPromo: false, item: trial })).toBe("allowed");
    expect(decideTrial({ summary: null, isPromo: false, item: trial })).toBe("allowed");
  });

  it("[CART-11] is ignored unless its path says that it is one of 14 free days", () => {
    for (const path of ["auto-tune-unlimited-trial", "-14d-free", "unlimited-14d-free-x"])
      for (const isPromo of [true, false])
        expect(decideTrial({ summary: one, isPromo, item: { ...trial, path } })).toBe("ignored");
  });

  it("has nothing against what is no trial", () => {
    const item = { path: "auto-tune-pro", type: "perpetual" } as const;
    expect(decideTrial({ summary: none, isPromo: false, item })).toBe("allowed");
  });
});

describe("isTrialOffered", () => {
  it("[CARD-11] not to former trialers, and not where none is available", () => {
    const cases = [
      [{ wasTrialer: false, hasAvailableTrial: 1 }, true],
      [{ wasTrialer: true, hasAvailableTrial: 1 }, false],
      [{ wasTrialer: false, hasAvailableTrial: 0 }, false],
      [null, true],
    ] as const;
    for (const [summary, offered] of cases) expect(isTrialOffered(summary)).toBe(offered);
  });
});
