import { beforeAll, describe, expect, it } from "vitest";
import { phrases } from "../phrases.ts";
import { scales } from "../pitch/scale.ts";
import { trackPitch } from "../pitch/track-pitch.ts";
import { sing } from "../singer/sing.ts";
import { prepareTake, tuneTake, type Take } from "./tune-take.ts";

const sampleRate = 48_000;
const robot = 0;
const natural = 120;

describe("a take of 15 seconds", () => {
  const seconds = 15;
  const samples = new Float32Array(seconds * sampleRate);
  let take: Take;
  beforeAll(() => {
    const first = sing(phrases.lead, sampleRate);
    samples.set(first);
    samples.set(
      sing(phrases.low, sampleRate).subarray(0, samples.length - first.length),
      first.length,
    );
    take = prepareTake(samples, sampleRate);
  });

  it("is ready in a fifth of the time that it lasts, and tells how far it is", () => {
    const shares: number[] = [];
    const begin = process.cpuUsage();
    const prepared = prepareTake(samples, sampleRate, (share) => shares.push(share));
    tuneTake(prepared, { scale: scales.aMinor, milliseconds: robot }).render();
    expect(process.cpuUsage(begin).user / 1_000_000).toBeLessThan(seconds / 5);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });

  it("answers a change of its settings within half a second, a second voice included", () => {
    const harmony = { scale: scales.aMinor, steps: 2 };
    const tuning = { scale: scales.aMinor, milliseconds: natural, harmony };
    tuneTake(take, tuning).render();
    const begin = process.cpuUsage();
    tuneTake(take, tuning).render();
    expect(process.cpuUsage(begin).user / 1_000_000).toBeLessThan(0.5);
  });

  it("has a second voice that neither drowns the first nor clips", () => {
    const harmony = { scale: scales.aMinor, steps: -7 };
    const alone = tuneTake(take, { scale: scales.aMinor, milliseconds: robot }).render();
    const both = tuneTake(take, { scale: scales.aMinor, milliseconds: robot, harmony }).render();
    expect(both).not.toEqual(alone);
    expect(both.every((sample) => Math.abs(sample) <= 1)).toBe(true);
    const { hertz } = trackPitch(both, sampleRate);
    expect(hertz.filter((value) => value > 0).length).toBeGreaterThan(500);
  });
});
