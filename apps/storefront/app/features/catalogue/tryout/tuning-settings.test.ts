import { expect, it } from "vitest";
import { firstSettings, scaleOf, takeTuningOf } from "./tuning-settings.ts";

it.each([
  ["sevenNotes", [9, 11, 0, 2, 4, 5, 7]],
  ["pentatonic", [9, 0, 2, 4, 7]],
  ["own", [0, 4]],
] as const)("tunes %s to its notes", (scale, notes) => {
  expect(scaleOf({ ...firstSettings, scale, ownNotes: [0, 4] }).notes).toEqual(notes);
});

it("takes the pentatonic scale of a major key from that key", () => {
  const settings = { ...firstSettings, tonic: 0, mode: "major", scale: "pentatonic" } as const;
  expect(scaleOf(settings).notes).toEqual([0, 2, 4, 7, 9]);
});

it("harmonizes in seven notes, whatever is corrected", () => {
  const settings = { ...firstSettings, scale: "chromatic", harmony: "thirdAbove" } as const;
  expect(takeTuningOf(settings).harmony).toEqual({
    scale: { notes: [9, 11, 0, 2, 4, 5, 7] },
    steps: 2,
  });
  expect(takeTuningOf(firstSettings).harmony).toBeUndefined();
});

it("goes from robot to natural", () => {
  expect(takeTuningOf({ ...firstSettings, speed: 0 }).milliseconds).toBe(0);
  expect(takeTuningOf({ ...firstSettings, speed: 100, humanize: 50 })).toMatchObject({
    milliseconds: 300,
    humanise: 0.5,
  });
});
