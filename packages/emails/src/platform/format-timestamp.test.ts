import { languages } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { formatTimestamp } from "./format-timestamp.ts";

describe("formatTimestamp", () => {
  it("names day and time as the language writes them", () => {
    const instant = new Date("2025-11-14T09:05:59Z");
    const written = languages.map((language) => formatTimestamp(instant, language));
    // Some of the spaces do not break.
    expect(written.map((text) => text.replaceAll(/\s/gu, " "))).toEqual([
      "November 14, 2025 at 9:05 AM UTC",
      "14 novembre 2025 à 09:05 UTC",
      "14 de noviembre de 2025 a las 9:05 UTC",
      "14. November 2025 um 09:05 UTC",
      "14 de novembro de 2025 às 09:05 UTC",
      "2025年11月14日 9:05 UTC",
      "2025년 11월 14일 오전 9:05 UTC",
      "14 novembre 2025 alle ore 09:05 UTC",
    ]);
  });

  it("stays on the day in UTC, and counts the first of a month where the language does", () => {
    expect(formatTimestamp(new Date("2026-05-01T23:30:00Z"), "fr")).toBe(
      "1er mai 2026 à 23:30\u00a0UTC",
    );
    expect(formatTimestamp(new Date("2026-05-11T00:00:00Z"), "fr")).toBe(
      "11 mai 2026 à 00:00\u00a0UTC",
    );
  });
});
