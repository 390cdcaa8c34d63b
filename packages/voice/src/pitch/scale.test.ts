import { describe, expect, it } from "vitest";
import { nearestNote, scaleOn, scales } from "./scale.ts";

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

describe("scaleOn", () => {
  it.each([
    [0, "major", [0, 2, 4, 5, 7, 9, 11]],
    [11, "major", [11, 1, 3, 4, 6, 8, 10]],
    [6, "minor", [6, 8, 9, 11, 1, 2, 4]],
    [7, "majorPentatonic", [7, 9, 11, 2, 4]],
    [2, "minorPentatonic", [2, 5, 7, 9, 0]],
  ] as const)("builds on %i the %s scale", (tonic, shape, notes) => {
    expect(scaleOn(tonic, shape).notes).toEqual(notes);
  });
});
