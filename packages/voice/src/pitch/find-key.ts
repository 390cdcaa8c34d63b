import { chooseNotes } from "./choose-notes.ts";
import { median } from "./median.ts";
import { midiOf } from "./midi-note.ts";
import type { PitchTrack } from "./pitch-track.ts";
import { scales, type Mode } from "./scale.ts";

export interface Key {
  /** Semitones above C. */
  readonly tonic: number;
  readonly mode: Mode;
}

/** How well each degree fits a key, as listeners judged it (Krumhansl and Kessler, 1982). */
const profiles: Readonly<Record<Mode, readonly number[]>> = {
  major: [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88],
  minor: [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17],
};

/** The 24 keys, the likeliest first; empty where nothing is sung. */
export function findKeys(track: PitchTrack): Key[] {
  const sung = pitchClasses(track);
  if (sung.every((weight) => weight === 0)) return [];
  return (["major", "minor"] as const)
    .flatMap((mode) =>
      Array.from({ length: 12 }, (_, tonic) => ({
        tonic,
        mode,
        fit: correlation(profiles[mode], (degree) => sung[(tonic + degree) % 12] ?? 0),
      })),
    )
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ tonic, mode }) => ({ tonic, mode }));
}

/**
 * How long each of the twelve notes is sung. A note that is sung between two of them counts for both, each by its
 * nearness: a singer who is 40 cents off leaves open which one was meant.
 */
function pitchClasses(track: PitchTrack): number[] {
  const classes = Array.from({ length: 12 }, () => 0);
  for (const { start, end } of chooseNotes(track, scales.chromatic)) {
    const midi = median(Array.from(track.hertz.subarray(start, end), midiOf));
    const below = Math.floor(midi);
    const share = midi - below;
    classes[below % 12] = (classes[below % 12] ?? 0) + (end - start) * (1 - share);
    classes[(below + 1) % 12] = (classes[(below + 1) % 12] ?? 0) + (end - start) * share;
  }
  return classes;
}

function correlation(expected: readonly number[], heardAt: (degree: number) => number): number {
  const heard = expected.map((_, degree) => heardAt(degree));
  const [meanExpected, meanHeard] = [mean(expected), mean(heard)];
  let [product, squares] = [0, 0];
  for (const [degree, value] of expected.entries()) {
    const off = (heard[degree] ?? 0) - meanHeard;
    product += (value - meanExpected) * off;
    squares += off * off;
  }
  const spread = expected.reduce((sum, value) => sum + (value - meanExpected) ** 2, 0);
  return squares === 0 ? 0 : product / Math.sqrt(squares * spread);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
