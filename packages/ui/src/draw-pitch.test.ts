import { describe, expect, it } from "vitest";
import { drawPitch, type Note } from "./draw-pitch.ts";

const notes: Note[] = [
  { start: 0, end: 100, lane: 2 },
  { start: 100, end: 220, lane: 5 },
  { start: 260, end: 400, lane: 3 },
];
const settings = { notes, seed: 7, lanes: 8, laneHeight: 20 };

describe("drawPitch", () => {
  it("draws the same line for the same seed and another one for another seed", () => {
    expect(drawPitch(settings)).toEqual(drawPitch(settings));
    expect(drawPitch({ ...settings, seed: 8 }).raw).not.toBe(drawPitch(settings).raw);
  });

  it("brings the voice onto its notes", () => {
    const { rawCents, tunedCents } = drawPitch(settings);
    expect(rawCents).toBeGreaterThan(15);
    expect(tunedCents).toBeLessThan(6);
  });

  it("lifts the pen only where the singer rests", () => {
    const { raw, tuned } = drawPitch(settings);
    expect(raw.match(/M/g)).toHaveLength(2);
    expect(tuned.match(/M/g)).toHaveLength(2);
  });

  it("ends each corrected note in the middle of its lane, within a hair", () => {
    const { tuned } = drawPitch(settings);
    const [, y] = tuned
      .slice(tuned.lastIndexOf("L") + 1)
      .split(" ")
      .map(Number);
    expect(Math.abs((y ?? 0) - (8 - 3 - 0.5) * 20)).toBeLessThan(1);
  });

  it("never finds a note when it strays", () => {
    expect(drawPitch({ ...settings, stray: 1 }).rawCents).toBeGreaterThan(100);
  });

  it("stays short enough to be sent with every page", () => {
    const { raw, tuned } = drawPitch(settings);
    expect(raw.length + tuned.length).toBeLessThan(1500);
  });
});
