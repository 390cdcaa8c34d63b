import { describe, expect, it } from "vitest";
import { writeAgo } from "./write-ago.ts";

const now = new Date("2026-03-10T12:00:00Z");
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const hour = 60 * 60_000;
const day = 24 * hour;

describe("writeAgo", () => {
  it.each([
    [0, "now"],
    [60_000, "1 minute ago"],
    [hour - 1, "59 minutes ago"],
    [hour, "1 hour ago"],
    [23 * hour, "23 hours ago"],
    [day, "yesterday"],
    [29 * day, "29 days ago"],
    [30 * day, "Feb 8, 2026"],
  ])("of %i milliseconds is “%s”", (milliseconds, words) => {
    expect(writeAgo(before(milliseconds), now, "en")).toBe(words);
  });

  it("is in the language of the page", () => {
    expect(writeAgo(before(3 * hour), now, "de")).toBe("vor 3 Stunden");
    expect(writeAgo(before(3 * hour), now, "ja")).toBe("3時間前");
  });

  it("reads a time ahead of the local clock as now", () => {
    expect(writeAgo(before(-5 * hour), now, "en")).toBe("now");
  });
});
