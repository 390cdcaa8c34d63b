import { describe, expect, it } from "vitest";
import { phrases } from "../phrases.ts";
import { sing } from "../singer/sing.ts";
import { centsOff } from "./cents-off.ts";
import { hertzOf } from "./midi-note.ts";
import { retune } from "./retune.ts";
import { scales } from "./scale.ts";
import { trackPitch } from "./track-pitch.ts";

const track = trackPitch(sing(phrases.lead, 48_000), 48_000);
const scale = scales.aMinor;

describe("retune", () => {
  it("snaps every value to a note at 0 ms", () => {
    expect(centsOff(retune(track, { scale, milliseconds: 0 }), scale).within(0.1)).toBe(1);
  });

  it("leaves the singer more, the longer it takes", () => {
    const medians = [0, 18, 50, 120, 300].map(
      (milliseconds) => centsOff(retune(track, { scale, milliseconds }), scale).median,
    );
    expect(medians).toEqual(medians.toSorted((one, other) => one - other));
    expect(new Set(medians).size).toBe(medians.length);
    expect(medians.at(-1)).toBeLessThan(centsOff(track, scale).median);
  });

  it("changes nothing where nothing is sung", () => {
    const tuned = retune(track, { scale, milliseconds: 18 });
    expect(tuned.hertz.map((hertz) => Math.sign(hertz))).toEqual(
      track.hertz.map((hertz) => Math.sign(hertz)),
    );
  });

  it("comes to the note by one time constant", () => {
    const flat = { hop: 0.01, hertz: new Float32Array(100).fill(hertzOf(69.4)) };
    const tuned = retune(flat, { scale, milliseconds: 100 });
    // After 100 ms 1/e of the 40 cents is left.
    const left = 1200 * Math.log2((tuned.hertz[9] ?? 0) / 440);
    expect(left).toBeCloseTo(40 / Math.E, 1);
  });

  it("is quick enough to follow a knob that turns", () => {
    const begin = process.cpuUsage();
    for (let turn = 0; turn < 20; turn++) retune(track, { scale, milliseconds: turn });
    expect(process.cpuUsage(begin).user / 20 / 1000).toBeLessThan(5);
  });
});
