import { expect, it } from "vitest";
import { loudnessOf } from "./loudness.ts";
import { master } from "./master.ts";
import { sampleRate, silence } from "./sound.ts";

const tone = (seconds: number, level: number) =>
  silence(seconds * sampleRate).map(
    (_, place) => level * Math.sin((2 * Math.PI * 997 * place) / sampleRate),
  );

it("measures the standard's own tone: full scale at 997 hertz is -3 LUFS, on both sides 0", () => {
  expect(loudnessOf([tone(2, 1)])).toBeCloseTo(-3.01, 1);
  expect(loudnessOf([tone(2, 1), tone(2, 1)])).toBeCloseTo(0, 1);
});

it("does not count pauses", () => {
  const withPause = silence(6 * sampleRate);
  withPause.set(tone(2, 0.5));
  expect(loudnessOf([withPause])).toBeGreaterThan(-9.6);
});

it("makes recordings equally loud, below full scale", () => {
  for (const level of [0.01, 0.1, 0.9]) {
    const [mastered] = master([tone(4, level)]);
    expect(loudnessOf([mastered])).toBeCloseTo(-16, 0);
  }
  const spiky = tone(2, 0.02);
  spiky[40_000] = 1;
  expect(master([spiky])[0].reduce((most, sample) => Math.max(most, sample), 0)).toBeLessThan(0.81);
});
