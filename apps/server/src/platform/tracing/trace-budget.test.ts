import { expect, it } from "vitest";
import { TraceBudget } from "./trace-budget.ts";

it("lets so many traces begin in a second, and as many in the next", () => {
  let now = 5000;
  const budget = new TraceBudget(2, () => now);
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
  now = 6000;
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
});
