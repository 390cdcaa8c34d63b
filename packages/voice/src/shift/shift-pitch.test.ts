import { describe, expect, it } from "vitest";
import { phrases } from "../phrases.ts";
import { centsOff } from "../pitch/cents-off.ts";
import { retune } from "../pitch/retune.ts";
import { scales } from "../pitch/scale.ts";
import { trackPitch } from "../pitch/track-pitch.ts";
import { seededRandom } from "../seeded-random.ts";
import { sing } from "../singer/sing.ts";
import { shiftPitch } from "./shift-pitch.ts";

const sampleRate = 48_000;
const scale = scales.aMinor;
const voice = sing(phrases.lead, sampleRate);
const track = trackPitch(voice, sampleRate);

function signalToNoise(signal: Float32Array, copy: Float32Array): number {
  let [energy, noise] = [0, 1e-20];
  for (const [place, sample] of signal.entries()) {
    energy += sample ** 2;
    noise += (sample - (copy[place] ?? 0)) ** 2;
  }
  return 10 * Math.log10(energy / noise);
}

const times = (factor: number) => ({
  hop: track.hop,
  hertz: track.hertz.map((hertz) => factor * hertz),
});

describe("shiftPitch", () => {
  it("brings a line that is tens of cents off onto its notes", () => {
    const raw = centsOff(track, scale).median;
    expect(raw).toBeGreaterThan(30);
    expect(raw).toBeLessThan(60);
    const hard = retune(track, { scale, milliseconds: 0 });
    const tuned = trackPitch(shiftPitch(voice, sampleRate, track, hard), sampleRate);
    expect(centsOff(tuned, scale).within(10)).toBeGreaterThan(0.9);
  });

  it("gives back what it got where nothing is to be moved", () => {
    expect(signalToNoise(voice, shiftPitch(voice, sampleRate, track, track))).toBeGreaterThan(60);
  });

  it.each([0.5, 0.75, 1.5, 2])("moves a whole voice by %f", (factor) => {
    const moved = trackPitch(shiftPitch(voice, sampleRate, track, times(factor)), sampleRate);
    const errors = [...moved.hertz]
      .map((hertz, frame) =>
        Math.abs(1200 * Math.log2(hertz / (factor * (track.hertz[frame] ?? 0)))),
      )
      .filter(Number.isFinite)
      .toSorted((one, other) => one - other);
    expect(errors.length).toBeGreaterThan(500);
    expect(errors[Math.floor(errors.length * 0.8)]).toBeLessThan(12);
  });

  it("moves the resonances and not the pitch when only the throat changes", () => {
    const small = shiftPitch(voice, sampleRate, track, track, 1.25);
    const heard = trackPitch(small, sampleRate);
    const same = [...heard.hertz].filter(
      (hertz, frame) => Math.abs(hertz / (track.hertz[frame] ?? 0) - 1) < 0.01,
    );
    expect(same.length / track.hertz.filter((hertz) => hertz > 0).length).toBeGreaterThan(0.9);
    expect(signalToNoise(voice, small)).toBeLessThan(6);
  });

  it("adds no clicks and stays in range", () => {
    const moved = shiftPitch(voice, sampleRate, track, times(1.06));
    const jump = (samples: Float32Array) =>
      samples.reduce(
        (most, sample, place) => Math.max(most, Math.abs(sample - (samples[place - 1] ?? 0))),
        0,
      );
    expect(jump(moved)).toBeLessThan(1.5 * jump(voice));
    expect(moved.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  });

  it.each([0, 1, 50, 700])("is content with %i samples", (length) => {
    const few = voice.slice(30_000, 30_000 + length);
    const heard = trackPitch(few, sampleRate);
    const passed = shiftPitch(few, sampleRate, heard, heard);
    expect(passed).toHaveLength(length);
    const difference = few.map((sample, place) => Math.abs(sample - (passed[place] ?? 0)));
    expect(Math.max(0, ...difference)).toBeLessThan(1e-6);
  });

  it("lets silence and noise pass as they are", () => {
    const random = seededRandom(4);
    const silence = new Float32Array(9_600);
    const noise = silence.map(() => random() - 0.5);
    const pass = (samples: Float32Array) => {
      const heard = trackPitch(samples, sampleRate);
      return shiftPitch(samples, sampleRate, heard, heard);
    };
    expect(pass(silence)).toEqual(silence);
    expect(signalToNoise(noise, pass(noise))).toBeGreaterThan(60);
  });

  it("takes less than a second with everything before it, and a quarter of one alone", () => {
    const begin = process.cpuUsage();
    const samples = sing(phrases.lead, sampleRate);
    const heard = trackPitch(samples, sampleRate);
    const target = retune(heard, { scale, milliseconds: 18 });
    const beforeShift = process.cpuUsage();
    shiftPitch(samples, sampleRate, heard, target);
    expect(process.cpuUsage(beforeShift).user / 1000).toBeLessThan(250);
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(1000);
  });
});
