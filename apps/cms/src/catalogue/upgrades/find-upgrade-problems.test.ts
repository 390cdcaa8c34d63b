import { expect, test } from "vitest";
import { samplePrices } from "../../testing/sample-prices.ts";
import { findUpgradeProblems } from "./find-upgrade-problems.ts";

const owned = { id: 1, type: "perpetual" as const };
const target = { id: 2, type: "perpetual" as const, wpOnly: false, prices: samplePrices["199"] };
const fitting = { source: owned, target, prices: samplePrices["129"] };

test("an upgrade that fits has no problems, and may cost as much as its target", () => {
  expect(findUpgradeProblems(fitting)).toEqual([]);
  expect(findUpgradeProblems({ ...fitting, prices: target.prices })).toEqual([]);
});

test("a price above the target's is a problem in that currency", () => {
  const prices = { ...samplePrices["129"], JPY: "29801" };
  expect(findUpgradeProblems({ ...fitting, prices })).toEqual([
    { path: "prices.JPY", message: "Enter at most 29800, the product’s own price." },
  ]);
});

test.each([
  ["source", { source: undefined }],
  ["source", { source: { id: 1, type: "subscription" as const } }],
  ["target", { target: undefined }],
  ["target", { target: { ...target, type: "subscription" as const } }],
  ["target", { target: { ...target, wpOnly: true } }],
  ["target", { target: { ...target, id: owned.id } }],
])("the %s has to be a product of the right kind: %j", (path, wrong) => {
  expect(findUpgradeProblems({ ...fitting, ...wrong }).map((problem) => problem.path)).toEqual([
    path,
  ]);
});
