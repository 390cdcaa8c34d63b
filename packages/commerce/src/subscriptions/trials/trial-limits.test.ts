import { expect, it } from "vitest";
import { hasTrialsLeft, trialLimits } from "./trial-limits.ts";

it("leaves trials until a network or a browser has had its number", () => {
  const { network, browser } = trialLimits;
  expect(hasTrialsLeft({ network: 0, browser: 0 })).toBe(true);
  expect(hasTrialsLeft({ network: network.trials - 1, browser: browser.trials - 1 })).toBe(true);
  expect(hasTrialsLeft({ network: network.trials, browser: 0 })).toBe(false);
  expect(hasTrialsLeft({ network: 0, browser: browser.trials })).toBe(false);
});
