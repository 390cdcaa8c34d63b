import { describe, expect, it } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { trackPitch } from "./track-pitch.ts";

/** A tone with overtones, as a voice has them. */
function tone(hertz: number, seconds: number, sampleRate: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, place) =>
    [1, 2, 3, 4].reduce(
      (sum, overtone) =>
        sum + (0.2 / overtone) * Math.sin((2 * Math.PI * hertz * overtone * place) / sampleRate),
      0,
    ),
  );
}

describe("trackPitch", () => {
  it.each([
    [110, 48_000],
    [220, 44_100],
    [440, 48_000],
    [698.46, 44_100],
    [261.63, 16_000],
  ])("hears %f hertz at %i samples a second within two cents", (hertz, sampleRate) => {
    const track = trackPitch(tone(hertz, 0.5, sampleRate), sampleRate);
    expect(track.hop).toBe(0.01);
    expect(track.hertz).toHaveLength(50);
    for (const heard of track.hertz.slice(4, 46)) {
      expect(Math.abs(1200 * Math.log2(heard / hertz))).toBeLessThan(2);
    }
  });

  it("hears no pitch in silence and in noise", () => {
    const random = seededRandom(1);
    const noise = Float32Array.from({ length: 24_000 }, () => random() - 0.5);
    expect(Math.max(...trackPitch(new Float32Array(24_000), 48_000).hertz)).toBe(0);
    expect(Math.max(...trackPitch(noise, 48_000).hertz)).toBe(0);
  });

  it.each([0, 1, 100, 479, 500])("is content with %i samples", (length) => {
    expect(Math.max(0, ...trackPitch(tone(440, 1, 48_000).slice(0, length), 48_000).hertz)).toBe(0);
  });
});
