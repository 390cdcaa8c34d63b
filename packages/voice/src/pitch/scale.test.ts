import { describe, expect, it } from "vitest";
import { nearestNote, scales } from "./scale.ts";

describe("nearestNote", () => {
  it.each([
    [60.4, 60],
    [60.6, 60],
    [61.2, 62],
    [70.2, 71],
    [71.6, 72],
    [59.4, 59],
    [69, 69],
  ])("finds for %f the note %i of A minor", (midi, note) => {
    expect(nearestNote(midi, scales.aMinor)).toBe(note);
  });

  it("takes every semitone where the scale has them all", () => {
    expect(nearestNote(61.4, scales.chromatic)).toBe(61);
  });
});
