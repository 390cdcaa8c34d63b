import { describe, expect, it } from "vitest";
import { tracePitch } from "./trace-pitch.ts";

const lanes = { highest: 71, laneHeight: 30, step: 2 };

describe("tracePitch", () => {
  it("draws a note in the middle of its lane", () => {
    expect(tracePitch([71, 71], lanes)).toBe("M0 15L2 15");
    expect(tracePitch([59, 59], lanes)).toBe("M0 375L2 375");
  });

  it("lifts the pen where nobody sings", () => {
    expect(tracePitch([0, 70, 70, 0, 0, 69, 69, 0], lanes)).toBe("M2 45L4 45M10 75L12 75");
  });

  it("draws a sound between two silences as a dot", () => {
    expect(tracePitch([0, 70, 0], lanes)).toBe("M2 45h0");
  });

  it("leaves out what lies on a straight way and keeps every corner", () => {
    expect(tracePitch([70, 70, 70, 70, 69, 68, 68, 68], lanes)).toBe("M0 45L6 45L10 105L14 105");
  });

  it("stays within half a unit of a curve", () => {
    const notes = Array.from({ length: 200 }, (_, index) => 65 + Math.sin(index / 9));
    const corners = tracePitch(notes, lanes)
      .slice(1)
      .split("L")
      .map((point) => point.split(" ").map(Number));
    expect(corners.length).toBeLessThan(130);
    notes.forEach((note, index) => {
      const after = corners.findIndex(([x = 0]) => x >= index * 2);
      const [x1 = 0, y1 = 0] = corners[Math.max(0, after)] ?? [];
      const [x0 = x1, y0 = y1] = corners[Math.max(0, after - 1)] ?? [];
      const y = x1 === x0 ? y1 : y0 + ((y1 - y0) * (index * 2 - x0)) / (x1 - x0);
      expect(Math.abs(y - (71 - note + 0.5) * 30)).toBeLessThan(0.5);
    });
  });

  it("draws nothing of silence", () => {
    expect(tracePitch([], lanes)).toBe("");
    expect(tracePitch([0, 0], lanes)).toBe("");
  });
});
