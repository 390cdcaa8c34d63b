import { expect, it } from "vitest";
import { isSameSave } from "./is-same-save.ts";

const at = (updatedAt: string) => ({ updatedAt });

it("a document fetched again is the same until somebody has saved it", () => {
  expect(isSameSave(at("2026-03-01T10:00:00.000Z"), at("2026-03-01T10:00:00.000Z"))).toBe(true);
  expect(isSameSave(at("2026-03-01T10:00:00.000Z"), at("2026-03-01T10:00:01.000Z"))).toBe(false);
});

it("a document that was never saved is the same however often it is fetched", () => {
  expect(isSameSave({}, {})).toBe(true);
  expect(isSameSave(undefined, null)).toBe(true);
  expect(isSameSave({}, at("2026-03-01T10:00:00.000Z"))).toBe(false);
});
