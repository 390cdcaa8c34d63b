import { expect, it } from "vitest";
import { isBlackKey, noteName } from "./note-name.ts";

it("names the notes of a piano", () => {
  expect([59, 60, 61, 69, 71, 72].map(noteName)).toEqual(["B3", "C4", "C#4", "A4", "B4", "C5"]);
});

it("knows the black keys", () => {
  expect([60, 61, 62, 63, 64, 65].map(isBlackKey)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});
