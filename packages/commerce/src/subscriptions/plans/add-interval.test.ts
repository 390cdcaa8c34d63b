import { expect, it } from "vitest";
import { addDays, addInterval } from "./add-interval.ts";

it.each([
  ["2026-01-15T10:20:30.000Z", { count: 1, unit: "m" }, "2026-02-15T10:20:30.000Z"],
  ["2026-01-31T10:20:30.000Z", { count: 1, unit: "m" }, "2026-02-28T10:20:30.000Z"],
  ["2026-11-30T23:59:59.000Z", { count: 3, unit: "m" }, "2027-02-28T23:59:59.000Z"],
  ["2028-02-29T00:00:00.000Z", { count: 1, unit: "y" }, "2029-02-28T00:00:00.000Z"],
] as const)("after %s comes, by %o, %s", (from, interval, expected) => {
  expect(addInterval(new Date(from), interval).toISOString()).toBe(expected);
});

it("counts days of 24 hours", () => {
  const from = new Date("2026-03-28T12:00:00.000Z");
  expect(addDays(from, 14).toISOString()).toBe("2026-04-11T12:00:00.000Z");
});
