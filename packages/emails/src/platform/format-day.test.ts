import { describe, expect, it } from "vitest";
import { formatDay } from "./format-day.ts";

const first = new Date("2026-05-01T00:00:00Z");

describe("formatDay", () => {
  it("names the day in UTC", () => {
    expect(formatDay(new Date("2025-11-14T23:30:00Z"), "en")).toBe("November 14, 2025");
    expect(formatDay(new Date("2025-11-14T23:30:00Z"), "ja")).toBe("2025年11月14日");
  });

  it("counts the first of a month where the language does", () => {
    expect(formatDay(first, "fr")).toBe("1er mai 2026");
    expect(formatDay(first, "it")).toBe("1º maggio 2026");
    expect(formatDay(first, "pt")).toBe("1º de maio de 2026");
    expect(formatDay(first, "es")).toBe("1 de mayo de 2026");
    expect(formatDay(new Date("2026-05-11T00:00:00Z"), "fr")).toBe("11 mai 2026");
  });
});
