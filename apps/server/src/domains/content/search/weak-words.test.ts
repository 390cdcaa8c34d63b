import { expect, it } from "vitest";
import { isCommonSubject, isWeakWord } from "./weak-words.ts";

it("knows what says nothing about what is wanted, in each language, without accents", () => {
  expect(isWeakWord("how", "en")).toBe(true);
  expect(isWeakWord("fur", "de")).toBe(true);
  expect(isWeakWord("comment", "fr")).toBe(true);
  expect(isWeakWord("ます", "ja")).toBe(true);
  expect(isWeakWord("나요", "ko")).toBe(true);
});

it("counts what names something", () => {
  expect(isWeakWord("latency", "en")).toBe(false);
  expect(isWeakWord("comment", "en")).toBe(false);
  expect(isWeakWord("解約", "ja")).toBe(false);
});

it("knows weak words in their endings, and what the whole site is about", () => {
  expect(isWeakWord("benutzt", "de")).toBe(true);
  expect(isWeakWord("utilisez", "fr")).toBe(true);
  expect(isCommonSubject("software")).toBe(true);
  expect(isCommonSubject("reverb")).toBe(false);
});
