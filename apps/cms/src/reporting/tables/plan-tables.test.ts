import { expect, it } from "vitest";
import { shareOfPaidTrials } from "./plan-tables.ts";

it("says how many of the ended trials were paid on", () => {
  const days = [
    { converted: 2, lost: 1 },
    { converted: 1, lost: 0 },
  ];
  expect(shareOfPaidTrials(days)).toBe(0.75);
  expect(shareOfPaidTrials([{ converted: 0, lost: 3 }])).toBe(0);
});

it("has no share where no trial ended", () => {
  expect(shareOfPaidTrials([{ converted: 0, lost: 0 }])).toBeNull();
  expect(shareOfPaidTrials([])).toBeNull();
});
