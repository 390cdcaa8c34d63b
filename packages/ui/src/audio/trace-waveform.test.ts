import { describe, expect, it } from "vitest";
import { traceWaveform } from "./trace-waveform.ts";

const frame = { width: 100, height: 50, bars: 2 };
const heights = (path: string) => [...path.matchAll(/v([\d.]+)/g)].map(([, tall]) => Number(tall));

describe("traceWaveform", () => {
  it("shows the loudest of each part around the middle", () => {
    expect(traceWaveform([51, 255, 0, 102], frame)).toBe("M0 0h31v50h-31zM50 15h31v20h-31z");
  });

  it("loses no peak when the parts do not divide evenly", () => {
    expect(heights(traceWaveform([0, 0, 255, 0, 0], { ...frame, bars: 3 }))).toContain(50);
  });

  it("keeps a trace of silence", () => {
    expect(heights(traceWaveform([0, 0], frame))).toEqual([1, 1]);
    expect(heights(traceWaveform([], frame))).toEqual([1, 1]);
  });
});
