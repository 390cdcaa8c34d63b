import { expect, it } from "vitest";
import { releasesToKeep } from "./releases-to-keep.ts";

const now = new Date("2026-11-18T12:00:00Z");
const stored = (daysAgo: number) => ({
  key: `${daysAgo} days ago`,
  storedAt: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
  files: [],
});
const kept = (...daysAgo: number[]) =>
  releasesToKeep(daysAgo.map(stored), now).map(({ key }) => Number.parseInt(key));

it("the last three stay, however old they are", () => {
  expect(kept(0, 100, 200, 300)).toEqual([0, 100, 200]);
});

it("those of a week stay", () => {
  expect(kept(0, 1, 2, 3, 6.9, 7.1)).toEqual([0, 1, 2, 3, 6]);
});

it("there are never more than twenty", () => {
  expect(kept(...Array.from({ length: 50 }, () => 0))).toHaveLength(20);
});
