import { offerSample } from "@autotune/commerce/samples";
import type { ProductView } from "@autotune/contract";
import { expect, it } from "vitest";
import { pairPlans } from "./pair-plans.ts";

function plan(
  path: string,
  unit: "m" | "y",
  variantParent: string | null = null,
  count = 1,
): ProductView {
  const offer = offerSample({
    path,
    type: "subscription",
    interval: { count, unit },
    variantParent,
  });
  return { ...offer, name: path, summary: "", checkoutInfo: "", specialText: "" };
}

it("pairs each plan by the month with the same one by the year, in the order of the page", () => {
  const pairs = pairPlans([
    plan("unlimited-yearly", "y", "unlimited-monthly"),
    plan("unlimited-monthly", "m"),
    plan("producer-monthly", "m"),
    plan("producer-yearly", "y"),
  ]);
  expect(pairs.map(({ monthly, annual }) => [monthly.path, annual.path])).toEqual([
    ["unlimited-monthly", "unlimited-yearly"],
    ["producer-monthly", "producer-yearly"],
  ]);
});

it("leaves out what is sold in one way only, and what is no plan", () => {
  const licence = { ...plan("auto-tune-pro", "m"), type: "perpetual", interval: null } as const;
  expect(pairPlans([plan("essentials-monthly", "m"), licence])).toEqual([]);
});

it("takes no other term for the month or the year", () => {
  const quarterly = plan("unlimited-quarterly", "m", "unlimited-monthly", 3);
  const pairs = pairPlans([
    quarterly,
    plan("unlimited-two-years", "y", "unlimited-monthly", 2),
    plan("unlimited-monthly", "m"),
    plan("unlimited-yearly", "y", "unlimited-monthly"),
  ]);
  expect(pairs.map(({ monthly, annual }) => [monthly.path, annual.path])).toEqual([
    ["unlimited-monthly", "unlimited-yearly"],
  ]);
  expect(pairPlans([quarterly, plan("unlimited-yearly", "y", "unlimited-monthly")])).toEqual([]);
});
