import { expect, it } from "vitest";
import { writeShortDate } from "./short-date.tsx";

it.each([
  ["en", "2026-11-29", "Nov 29"],
  ["de", "2026-11-29", "29. Nov."],
  ["en", "2027-01-14", "Jan 14, 2027"],
])(
  "in %s formats %s as %s, with the year only where it is not the current one",
  (language, date, written) => {
    expect(writeShortDate(new Date(`${date}T12:00:00`), language, 2026)).toBe(written);
  },
);
