import type { ReadingSection } from "@autotune/contract";
import { expect, it } from "vitest";
import { readingMinutes } from "./reading-minutes.ts";

const sections = (text: string): ReadingSection[] => [
  { anchor: "one", title: "One", parts: [{ kind: "text", text: [text] }] },
];

it.each([
  ["en", "word ".repeat(20), 1],
  ["es", "palabra ".repeat(660), 3],
  ["ja", "声".repeat(1000), 2],
] as const)("in %s it depends on the amount of text", (language, text, minutes) => {
  expect(readingMinutes(sections(text), language)).toBe(minutes);
});
