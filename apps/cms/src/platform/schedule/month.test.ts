import { expect, it } from "vitest";
import { monthAfter, readMonth, weeksOf, writeMonth } from "./month.ts";

it("has whole weeks from Monday on", () => {
  const weeks = weeksOf({ year: 2026, month: 11 });
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 1]);
  expect(weeks[5]).toEqual([30, ...Array.from({ length: 6 }, () => undefined)]);
  expect(weeksOf({ year: 2027, month: 2 })).toHaveLength(4);
});

it("goes over the end of a year, and takes no month that is none", () => {
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(writeMonth({ year: 2027, month: 1 })).toBe("2027-01");
  expect(readMonth("2027-01")).toEqual({ year: 2027, month: 1 });
  expect(["2027-13", "27-01", "", undefined].map((text) => readMonth(text))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
