import { describe, expect, it } from "vitest";
import { editDistance, nearestWords } from "./nearest-words.ts";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["choir", "choir", 0],
    ["", "key", 3],
    ["choir", "chior", 1],
    ["formnat", "formant", 1],
    ["vibrto", "vibrato", 1],
    ["compresor", "compressor", 1],
    ["armonia", "harmony", 3],
  ])("from %j to %j it is %i", (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe("nearestWords", () => {
  it("takes the nearest, and all that are equally near", () => {
    expect(nearestWords("harmny", ["harmony", "harm", "army"], false)).toEqual(["harmony"]);
    expect(nearestWords("tunes", ["tuner", "tuned", "toned"], false)).toEqual(["tuner", "tuned"]);
  });

  it("takes nothing that is another word", () => {
    expect(nearestWords("eq", ["ex"], false)).toEqual([]);
    expect(nearestWords("piano", ["pitch", "planar"], false)).toEqual([]);
  });

  it("reads a mistyped beginning as one, where more may come", () => {
    expect(nearestWords("harmne", ["harmonies"], true)).toEqual([]);
    expect(nearestWords("comrpes", ["compressor"], true)).toEqual(["compressor"]);
    expect(nearestWords("comrpes", ["compressor"], false)).toEqual([]);
  });
});
