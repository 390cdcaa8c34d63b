import { offerSample } from "@autotune/commerce/samples";
import type { ProductView } from "@autotune/contract";
import { expect, it } from "vitest";
import { pairPlans } from "./pair-plans.ts";

function plan(path: string, unit: "m" | "y", variantParent: string | null = null): ProductView {
  const offer = offerSample({
    path,
    type: "subscription",
    interval: { count: 1, unit },
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
