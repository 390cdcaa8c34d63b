import { scales } from "@autotune/voice";
import { expect, it } from "vitest";
import { retarget, scaleSteps } from "./retarget.ts";

it("counts steps of the scale, not semitones", () => {
  expect(scaleSteps(69, 2, scales.aMinor)).toBe(3);
  expect(scaleSteps(60, 2, scales.aMinor)).toBe(4);
  expect(scaleSteps(64.3, -3, scales.aMinor)).toBe(-5);
  expect(scaleSteps(64, 0, scales.aMinor)).toBe(0);
});

it("moves what is sung and leaves rests", () => {
  const moved = retarget({ hop: 0.01, hertz: Float32Array.of(440, 0) }, () => -12);
  expect([...moved.hertz]).toEqual([220, 0]);
});
