import type { Mode } from "../pitch/scale.ts";
import { seededRandom } from "../seeded-random.ts";
import type { Note, Phrase } from "../singer/phrase.ts";

interface PhraseInKey {
  /** Semitones above C. */
  readonly tonic: number;
  readonly mode: Mode;
  /** Degrees of the scale, 8 is the tonic above; a longer note has its beats behind a colon. */
  readonly melody: string;
}

/** Melodies of our own, one in each of 20 keys. They were fixed before the key was first looked for. */
export const phrasesInKeys: readonly PhraseInKey[] = [
  { tonic: 0, mode: "major", melody: "1 2 3:2 5 3 2:2 6 5 3 2 1:3" },
  { tonic: 1, mode: "minor", melody: "1:2 3 2 1 5:2 4 3 2 3 1:3" },
  { tonic: 2, mode: "major", melody: "5 5 8:2 7 6 5:2 4 3 2 5 1:3" },
  { tonic: 3, mode: "major", melody: "3 4 5:2 8 7 5:2 6 4 3 2 1:3" },
  { tonic: 4, mode: "minor", melody: "5:2 4 3 1:2 2 3 4 5 3 2 1:3" },
  { tonic: 5, mode: "major", melody: "1 3 5 3 6:2 5:2 4 3 2 7 8:3" },
  { tonic: 6, mode: "minor", melody: "1 1 3 4 5:2 7 5 4 3 4 1:3" },
  { tonic: 6, mode: "major", melody: "8:2 7 5 6:2 5 3 4 3 2 1:3" },
  { tonic: 7, mode: "major", melody: "5 3 1 3 5:2 8:2 6 5 4 2 1:3" },
  { tonic: 7, mode: "minor", melody: "5 6 5 3 1:2 4 3 2 5 3 1:3" },
  { tonic: 8, mode: "major", melody: "1 2 3 4 5:2 6 5:2 4 3 2 1:3" },
  { tonic: 8, mode: "minor", melody: "8 7 6 5:2 3 4 5 2 3 2 1:3" },
  { tonic: 9, mode: "minor", melody: "1:2 5 4 3 2 1:2 7 5 6 5 1:3" },
  { tonic: 9, mode: "major", melody: "3:2 2 1 5:2 6 8 5 4 3 2 1:3" },
  { tonic: 10, mode: "major", melody: "5:2 6 5 4 3 1:2 2 3 4 2 1:3" },
  { tonic: 10, mode: "minor", melody: "1 3 5:2 6 5 4 3:2 2 4 3 1:3" },
  { tonic: 11, mode: "major", melody: "1:2 3 1 5:2 3 4 6 5 7 8:3" },
  { tonic: 11, mode: "minor", melody: "3 2 1:2 5 5 6 5 3:2 4 2 1:3" },
  { tonic: 2, mode: "minor", melody: "5 8:2 7 8 5:2 4 3 4 5 2 1:3" },
  { tonic: 4, mode: "major", melody: "1 5:2 4 3 2 3:2 1 6 5 7 8:3" },
];

const steps: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
};
const beat = 0.38;
const lowestTonic = 57;
const vowels = ["a", "o", "e", "uh", "i"] as const;
const onsets = ["l", "n", "w", "y", "m"] as const;

/** The melody as an untrained singer sings it: up to 38 cents beside each note. */
export function phraseInKey({ tonic, mode, melody }: PhraseInKey, seed: number): Phrase {
  const random = seededRandom(seed);
  const base = lowestTonic + ((tonic - lowestTonic + 120) % 12);
  let time = 0.2;
  const notes = melody.split(" ").map((token, place): Note => {
    const [degree = 1, beats = 1] = token.split(":").map(Number);
    const start = time;
    time += beats * beat;
    return {
      start,
      end: time,
      midi: base + (steps[mode][(degree - 1) % 7] ?? 0) + 12 * Math.floor((degree - 1) / 7),
      vowel: vowels[place % vowels.length] ?? "a",
      onset: onsets[place % onsets.length] ?? "l",
      cents: Math.round(76 * (random() - 0.5)),
    };
  });
  return { seconds: time + 0.3, voice: "alto", seed, notes, breaths: [{ start: 0.02, end: 0.15 }] };
}
