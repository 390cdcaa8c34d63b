import { describe, expect, it } from "vitest";
import { drawPitch, type Note } from "./draw-pitch.ts";

const notes: Note[] = [
  { start: 0, end: 100, lane: 2 },
  { start: 100, end: 220, lane: 5 },
  { start: 260, end: 400, lane: 3 },
];
const settings = { notes, seed: 7, lanes: 8, laneHeight: 20 };

/** How far the line lies from its notes, in cents: the median over its length. */
function centsOff(path: string): number {
  const distances: number[] = [];
  for (const stroke of path.slice(1).split("M")) {
    const points = stroke.split("L").map((point) => point.split(" ").map(Number));
    for (const [index, [x0 = 0, y0 = 0]] of points.entries()) {
      const [x1 = x0, y1 = y0] = points[index + 1] ?? [];
      for (let x = x0; x < x1; x += 1) {
        const y = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
        const lane = notes.findLast(({ start }) => start <= x)?.lane ?? 0;
        distances.push(Math.abs(y - (8 - lane - 0.5) * 20) * 5);
      }
    }
  }
  return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
}

describe("drawPitch", () => {
  it("draws the same line for the same seed and another one for another seed", () => {
    expect(drawPitch(settings)).toEqual(drawPitch(settings));
    expect(drawPitch({ ...settings, seed: 8 }).raw).not.toBe(drawPitch(settings).raw);
  });

  it("brings the voice onto its notes", () => {
    const { raw, tuned } = drawPitch(settings);
    expect(centsOff(raw)).toBeGreaterThan(15);
    expect(centsOff(tuned)).toBeLessThan(6);
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
    expect(centsOff(drawPitch({ ...settings, stray: 1 }).raw)).toBeGreaterThan(100);
  });

  it("stays short enough to be sent with every page", () => {
    const { raw, tuned } = drawPitch(settings);
    expect(raw.length + tuned.length).toBeLessThan(1500);
  });
});
