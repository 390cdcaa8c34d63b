import { describe, expect, it } from "vitest";
import { phrases } from "../phrases.ts";
import { midiOf } from "../pitch/midi-note.ts";
import { trackPitch } from "../pitch/track-pitch.ts";
import type { Phrase } from "./phrase.ts";
import { sing } from "./sing.ts";

const all: [string, Phrase][] = Object.entries(phrases);

describe("sing", () => {
  it.each(all)("sings %s: its length, its level, without a click at its ends", (_, phrase) => {
    const samples = sing(phrase, 24_000);
    expect(samples).toHaveLength(Math.round(phrase.seconds * 24_000));
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeCloseTo(0.7);
    expect(Math.abs(samples[0] ?? 1) + Math.abs(samples.at(-1) ?? 1)).toBe(0);
  });

  it.each(all)("hits the notes of %s within a semitone, with the given errors", (_, phrase) => {
    const { hop, hertz } = trackPitch(sing(phrase, 48_000), 48_000);
    for (const { start, end, midi, cents = 0 } of phrase.notes) {
      const middle = hertz[Math.round((start + 0.6 * (end - start)) / hop)] ?? 0;
      expect(Math.abs(midiOf(middle) - midi - cents / 100)).toBeLessThan(0.45);
    }
  });

  it("sings the same samples each time, and others with another seed", () => {
    const first = sing(phrases.run, 48_000);
    expect(sing(phrases.run, 48_000)).toEqual(first);
    expect(sing({ ...phrases.run, seed: 34 }, 48_000)).not.toEqual(first);
  });

  it("keeps time at every sample rate", () => {
    const [one = 0, other = 0] = [44_100, 48_000].map((sampleRate) => {
      const { hop, hertz } = trackPitch(sing(phrases.lead, sampleRate), sampleRate);
      return hertz.findLastIndex((value) => value > 0) * hop;
    });
    expect(Math.abs(one - other)).toBeLessThan(0.011);
    expect(Math.abs(one - (phrases.lead.notes.at(-1)?.end ?? 0))).toBeLessThan(0.06);
  });

  it("is silent when there is nothing to sing", () => {
    const nothing = sing({ seconds: 0.5, voice: "alto", seed: 1, notes: [], breaths: [] }, 48_000);
    expect(Math.max(...nothing)).toBe(0);
  });
});
