import { expect, it } from "vitest";
import { since } from "./since.ts";

const now = new Date("2026-11-18T12:00:00Z");

it.each([
  ["2026-11-18T11:59:30Z", "just now"],
  ["2026-11-18T11:01:00Z", "59 minutes ago"],
  ["2026-11-18T09:30:00Z", "2 hours ago"],
  ["2026-11-17T11:00:00Z", "yesterday"],
  ["2026-11-10T12:00:00Z", "8 days ago"],
  ["2026-11-18T12:00:05Z", "just now"],
])("says of %s: %s", (at, words) => {
  expect(since(new Date(at), now)).toBe(words);
});
