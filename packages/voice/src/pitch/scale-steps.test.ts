import { expect, it } from "vitest";
import { scaleSteps } from "./scale-steps.ts";
import { scales } from "./scale.ts";

it("counts steps of the scale, not semitones", () => {
  expect(scaleSteps(69, 2, scales.aMinor)).toBe(3);
  expect(scaleSteps(60, 2, scales.aMinor)).toBe(4);
  expect(scaleSteps(64.3, -3, scales.aMinor)).toBe(-5);
  expect(scaleSteps(64, 0, scales.aMinor)).toBe(0);
});
