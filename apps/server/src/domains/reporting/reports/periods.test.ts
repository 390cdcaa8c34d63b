import { expect, it } from "vitest";
import { daysOf, readPeriods } from "./periods.ts";

it("has the equally long period right before it, also across a leap day", () => {
  expect(readPeriods({ from: "2028-03-01", to: "2028-03-01" })).toEqual({
    period: { from: "2028-03-01", to: "2028-03-01" },
    former: { from: "2028-02-29", to: "2028-02-29" },
  });
  expect(daysOf({ from: "2028-02-28", to: "2028-03-01" })).toEqual([
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
});

it("is none that ends before it begins, or is longer than three years", () => {
  expect(readPeriods({ from: "2026-02-02", to: "2026-02-01" })).toBeUndefined();
  expect(readPeriods({ from: "2020-01-01", to: "2024-01-01" })).toBeUndefined();
});
