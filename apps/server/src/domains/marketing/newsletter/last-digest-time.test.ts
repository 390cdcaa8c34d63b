import { describe, expect, it } from "vitest";
import { lastDigestTime } from "./last-digest-time.ts";

describe("the last time that the newsletter was due", () => {
  it.each([
    ["2026-11-12T09:00:00Z", "2026-11-12T09:00:00Z"],
    ["2026-11-12T08:59:59Z", "2026-11-05T09:00:00Z"],
    ["2026-11-13T00:00:00Z", "2026-11-12T09:00:00Z"],
    ["2026-11-18T23:59:59Z", "2026-11-12T09:00:00Z"],
    // Over the end of a month and of a year.
    ["2026-11-02T12:00:00Z", "2026-10-29T09:00:00Z"],
    ["2027-01-01T12:00:00Z", "2026-12-31T09:00:00Z"],
  ])("was, on Thursdays, at %s: %s", (now, due) => {
    expect(lastDigestTime("each", new Date(now))).toEqual(new Date(due));
  });

  it.each([
    ["2026-11-01T09:00:00Z", "2026-11-01T09:00:00Z"],
    ["2026-11-01T08:59:59Z", "2026-10-01T09:00:00Z"],
    ["2026-11-30T23:00:00Z", "2026-11-01T09:00:00Z"],
    ["2027-01-01T00:00:00Z", "2026-12-01T09:00:00Z"],
    ["2027-03-31T00:00:00Z", "2027-03-01T09:00:00Z"],
  ])("was, once a month, at %s: %s", (now, due) => {
    expect(lastDigestTime("monthly", new Date(now))).toEqual(new Date(due));
  });
});
