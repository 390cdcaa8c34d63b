import { expect, it } from "vitest";
import { dueMonday, weekBefore } from "./due-week.ts";

it("is due on Monday at six, and for two days where a worker was down", () => {
  const due = (at: string) => dueMonday(new Date(at));
  expect(due("2026-03-09T05:59:59Z")).toBeUndefined();
  expect(due("2026-03-09T06:00:00Z")).toBe("2026-03-09");
  expect(due("2026-03-11T05:59:59Z")).toBe("2026-03-09");
  expect(due("2026-03-11T06:00:00Z")).toBeUndefined();
  expect(due("2026-03-15T23:00:00Z")).toBeUndefined();
});

it("is about the seven days before, beside the seven before those", () => {
  expect(weekBefore("2026-03-09")).toEqual({
    period: { from: "2026-03-02", to: "2026-03-08" },
    former: { from: "2026-02-23", to: "2026-03-01" },
  });
});
