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

  it("lets a held note move while it keeps its middle, and nails a short one", () => {
    const vibrato = (frame: number) =>
      hertzOf(69.3 + 0.25 * Math.sin((2 * Math.PI * 5.5 * frame) / 100));
    const held = {
      hop: 0.01,
      hertz: Float32Array.from({ length: 150 }, (_, frame) => vibrato(frame)),
    };
    const swingOf = ({ hertz }: typeof held) => {
      const cents = Array.from(hertz.subarray(60), (value) => 1200 * Math.log2(value / 440));
      return {
        widest: Math.max(...cents) - Math.min(...cents),
        middle: cents.reduce((sum, value) => sum + value, 0) / cents.length,
      };
    };
    expect(swingOf(retune(held, { scale, milliseconds: 0 })).widest).toBeLessThan(0.1);
    const human = swingOf(retune(held, { scale, milliseconds: 0, humanise: 1 }));
    expect(human.widest).toBeGreaterThan(40);
    expect(Math.abs(human.middle)).toBeLessThan(6);
    const short = { hop: 0.01, hertz: held.hertz.slice(0, 12) };
    expect(retune(short, { scale, milliseconds: 0, humanise: 1 })).toEqual(
      retune(short, { scale, milliseconds: 0 }),
    );
  });

  it("is quick enough to follow a knob that turns", () => {
    const begin = process.cpuUsage();
    for (let turn = 0; turn < 20; turn++) retune(track, { scale, milliseconds: turn });
    expect(process.cpuUsage(begin).user / 20 / 1000).toBeLessThan(5);
  });
});
