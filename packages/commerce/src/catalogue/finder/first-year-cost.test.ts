import { expect, it } from "vitest";
import { everywhere } from "../pricing/everywhere.sample.ts";
import { firstYearCost } from "./first-year-cost.ts";

it.each([
  ["what is paid once", null, 100],
  ["a plan by the month", { count: 1, unit: "m" }, 1200],
  ["a plan by three months", { count: 3, unit: "m" }, 400],
  ["a plan by the year", { count: 1, unit: "y" }, 100],
] as const)("counts the payments of %s in twelve months", (_what, interval, cost) => {
  expect(firstYearCost({ prices: everywhere(100), interval })).toBe(cost);
});
