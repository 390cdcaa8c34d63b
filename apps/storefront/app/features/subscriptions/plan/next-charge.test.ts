import { expect, it } from "vitest";
import { nextChargeOf } from "./next-charge.ts";

const month = { count: 1, unit: "m" } as const;
const year = { count: 1, unit: "y" } as const;

it.each([
  ["a trial", { trialDays: 14, interval: month }, "2026-11-14", "2026-11-28"],
  ["a gift of 60 days", { trialDays: 60, interval: month }, "2026-11-14", "2027-01-13"],
  ["a month", { trialDays: null, interval: month }, "2026-11-14", "2026-12-14"],
  ["a month of 31 days", { trialDays: null, interval: month }, "2027-01-31", "2027-02-28"],
  [
    "three months",
    { trialDays: null, interval: { count: 3, unit: "m" } },
    "2026-11-30",
    "2027-02-28",
  ],
  ["a year", { trialDays: null, interval: year }, "2028-02-29", "2029-02-28"],
] as const)("%s bought on %s", (_, plan, bought, charged) => {
  expect(nextChargeOf(plan, new Date(`${bought}T12:00:00`))).toEqual(
    new Date(`${charged}T12:00:00`),
  );
});

it("has no date for what is paid once", () => {
  expect(nextChargeOf({ trialDays: null, interval: null }, new Date())).toBeUndefined();
});
