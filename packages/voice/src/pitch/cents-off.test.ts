import { expect, it } from "vitest";
import { centsOff } from "./cents-off.ts";
import { hertzOf } from "./midi-note.ts";
import { scales } from "./scale.ts";

it("counts what is sung and leaves out the rests", () => {
  const hertz = Float32Array.of(hertzOf(69), 0, hertzOf(69.2), hertzOf(68.6), 0);
  const off = centsOff({ hop: 0.01, hertz }, scales.aMinor);
  expect(off.median).toBeCloseTo(20, 1);
  expect(off.within(10)).toBeCloseTo(1 / 3);
  expect(off.within(45)).toBe(1);
});

it("is zero where nothing is sung", () => {
  const off = centsOff({ hop: 0.01, hertz: new Float32Array(4) }, scales.aMinor);
  expect([off.median, off.within(10)]).toEqual([0, 0]);
});
