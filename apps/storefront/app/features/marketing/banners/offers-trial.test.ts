import { trialPathOf, unlimitedMonthly } from "@autotune/commerce";
import { expect, test } from "vitest";
import { offersTrial } from "./offers-trial.ts";

test.each([
  ["open_trial_modal", unlimitedMonthly, true],
  ["add_to_cart", trialPathOf(unlimitedMonthly), true],
  ["add_to_cart", unlimitedMonthly, false],
  ["go_to", "/products", false],
] as const)("%s of %s offers the trial: %s", (action, value, offered) => {
  expect(offersTrial({ action, value })).toBe(offered);
});
