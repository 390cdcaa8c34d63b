import { Compile } from "typebox/compile";
import { expect, it } from "vitest";
import { CalendarDay } from "./calendar-day.ts";

it("is a day that exists, in a year that somebody can mean", () => {
  const form = Compile(CalendarDay);
  for (const day of ["2026-02-28", "2028-02-29", "1999-12-31"]) expect(form.Check(day)).toBe(true);
  for (const day of ["2026-02-29", "0000-01-01", "0202-06-01", "9999-12-31", "2026-2-1", ""])
    expect(form.Check(day), day).toBe(false);
});
