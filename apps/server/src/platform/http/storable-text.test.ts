import { expect, it } from "vitest";
import { isStorable, isStorableValue } from "./storable-text.ts";

it.each(["", "Ana", "voix 🎤", "\u{10FFFF}"])("%j can be stored", (text) => {
  expect(isStorable(text)).toBe(true);
});

it.each(["a\0b", "a\u{D800}b", "\u{DC00}"])("%j cannot be stored", (text) => {
  expect(isStorable(text)).toBe(false);
  expect(isStorableValue({ lines: [1, null, { name: text }] })).toBe(false);
  expect(isStorableValue({ [text]: 1 })).toBe(false);
});

it("a value of texts, numbers and lists can be stored", () => {
  expect(isStorableValue({ lines: [1, null, true, { name: "Ana" }], empty: undefined })).toBe(true);
});

it("a value that is nested deeper than any of ours cannot", () => {
  let deep: unknown = "a";
  for (let level = 0; level < 10_000; level += 1) deep = [deep];
  expect(isStorableValue(deep)).toBe(false);
});
