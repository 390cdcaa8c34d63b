import type { Phrase } from "./singer/phrase.ts";

/** What the demonstrations sing, all in A minor. The melodies are our own. */
export const phrases = {
  /** The melody of the instrument on Home. */
  lead: {
    seconds: 7.6,
    voice: "alto",
    seed: 7,
    breaths: [
      { start: 0.02, end: 0.19 },
      { start: 2.8, end: 2.9 },
    ],
    notes: [
      { start: 0.26, end: 0.89, midi: 60, vowel: "a", onset: "l", cents: 46, loudness: 0.8 },
      { start: 0.89, end: 1.48, midi: 64, vowel: "o", onset: "n", cents: -48 },
      { start: 1.48, end: 1.78, midi: 65, vowel: "a", onset: "l", cents: 38 },
      { start: 1.78, end: 2.79, midi: 64, vowel: "e", onset: "y", cents: -44 },
      { start: 2.97, end: 3.33, midi: 62, vowel: "uh", onset: "d", cents: 34, loudness: 0.8 },
      { start: 3.33, end: 4.1, midi: 60, vowel: "u", onset: "l", cents: 47, loudness: 0.8 },
      { start: 4.1, end: 4.51, midi: 64, vowel: "e", onset: "n", cents: -40 },
      { start: 4.51, end: 5.52, midi: 69, vowel: "a", onset: "w", cents: -52, loudness: 1.15 },
      { start: 5.52, end: 6, midi: 67, vowel: "o", onset: "l", cents: -45 },
      { start: 6, end: 7.07, midi: 65, vowel: "a", onset: "n", cents: 45, loudness: 0.85 },
    ],
  },
  /** A man's line, an octave lower. */
  low: {
    seconds: 7.2,
    voice: "tenor",
    seed: 21,
    breaths: [
      { start: 0.02, end: 0.2 },
      { start: 3.4, end: 3.56 },
    ],
    notes: [
      { start: 0.3, end: 0.95, midi: 52, vowel: "o", onset: "n", cents: -38, loudness: 0.85 },
      { start: 0.95, end: 1.4, midi: 53, vowel: "a", onset: "l", cents: 30 },
      { start: 1.4, end: 2.05, midi: 57, vowel: "a", onset: "w", cents: -46, loudness: 1.1 },
      { start: 2.05, end: 2.5, midi: 55, vowel: "e", onset: "y", cents: 40 },
      { start: 2.5, end: 3.38, midi: 52, vowel: "o", onset: "m", cents: -42 },
      { start: 3.66, end: 4.1, midi: 50, vowel: "uh", onset: "d", cents: 36, loudness: 0.9 },
      { start: 4.1, end: 4.55, midi: 52, vowel: "e", onset: "l", cents: -30 },
      { start: 4.55, end: 5.2, midi: 48, vowel: "a", onset: "n", cents: 44 },
      { start: 5.2, end: 6.75, midi: 45, vowel: "o", onset: "m", cents: -34, loudness: 0.9 },
    ],
  },
  /** Quick notes, as in a riff. */
  run: {
    seconds: 6.4,
    voice: "soprano",
    seed: 33,
    breaths: [
      { start: 0.02, end: 0.17 },
      { start: 3.2, end: 3.34 },
    ],
    notes: [
      { start: 0.24, end: 0.5, midi: 69, vowel: "a", onset: "y", cents: -42 },
      { start: 0.5, end: 0.7, midi: 67, vowel: "e", onset: "l", cents: 36 },
      { start: 0.7, end: 0.9, midi: 65, vowel: "a", onset: "l", cents: 40 },
      { start: 0.9, end: 1.1, midi: 64, vowel: "e", onset: "l", cents: -46 },
      { start: 1.1, end: 1.5, midi: 69, vowel: "o", onset: "w", cents: -50, loudness: 1.1 },
      { start: 1.5, end: 1.7, midi: 71, vowel: "a", onset: "d", cents: -38 },
      { start: 1.7, end: 1.9, midi: 72, vowel: "a", onset: "d", cents: 42 },
      { start: 1.9, end: 2.1, midi: 71, vowel: "e", onset: "l", cents: -40 },
      { start: 2.1, end: 3.15, midi: 69, vowel: "i", onset: "y", cents: -44 },
      { start: 3.44, end: 3.64, midi: 64, vowel: "a", onset: "h", cents: -36 },
      { start: 3.64, end: 3.84, midi: 65, vowel: "o", onset: "n", cents: 38 },
      { start: 3.84, end: 4.04, midi: 67, vowel: "a", onset: "n", cents: 44 },
      { start: 4.04, end: 4.44, midi: 69, vowel: "e", onset: "y", cents: -48, loudness: 1.1 },
      { start: 4.44, end: 4.64, midi: 67, vowel: "o", onset: "w", cents: 34 },
      { start: 4.64, end: 4.84, midi: 65, vowel: "a", onset: "l", cents: 42 },
      { start: 4.84, end: 5.95, midi: 64, vowel: "a", onset: "n", cents: -40, loudness: 0.9 },
    ],
  },
  /** Long tones in tune, which leave room for what follows them. */
  held: {
    seconds: 7.8,
    voice: "alto",
    seed: 52,
    breaths: [
      { start: 0.02, end: 0.22 },
      { start: 2.62, end: 2.76 },
    ],
    notes: [
      { start: 0.3, end: 1.3, midi: 57, vowel: "u", onset: "h", cents: -7, loudness: 0.8 },
      { start: 1.3, end: 2.6, midi: 60, vowel: "a", onset: "w", cents: 8 },
      { start: 2.86, end: 3.7, midi: 64, vowel: "e", onset: "h", cents: -8 },
      { start: 3.7, end: 4.9, midi: 62, vowel: "o", onset: "y", cents: 6 },
      { start: 4.9, end: 6.4, midi: 57, vowel: "a", onset: "l", cents: -7, loudness: 0.9 },
    ],
  },
  /** A hook that is sung in tune, at 100 beats a minute, for what changes a voice otherwise. */
  hook: {
    seconds: 6.6,
    voice: "alto",
    seed: 88,
    breaths: [
      { start: 0.02, end: 0.18 },
      { start: 2.74, end: 2.88 },
    ],
    notes: [
      { start: 0.3, end: 0.6, midi: 64, vowel: "a", onset: "l", cents: -6 },
      { start: 0.6, end: 0.9, midi: 67, vowel: "e", onset: "n", cents: 5 },
      { start: 0.9, end: 1.8, midi: 69, vowel: "a", onset: "w", cents: -8, loudness: 1.1 },
      { start: 1.8, end: 2.1, midi: 67, vowel: "o", onset: "y", cents: 6 },
      { start: 2.1, end: 2.7, midi: 64, vowel: "e", onset: "l", cents: -7 },
      { start: 3, end: 3.3, midi: 62, vowel: "a", onset: "d", cents: 6, loudness: 0.9 },
      { start: 3.3, end: 3.6, midi: 64, vowel: "e", onset: "n", cents: -5 },
      { start: 3.6, end: 4.2, midi: 67, vowel: "o", onset: "y", cents: 7, loudness: 1.1 },
      { start: 4.2, end: 4.5, midi: 64, vowel: "a", onset: "l", cents: -6 },
      { start: 4.5, end: 4.8, midi: 60, vowel: "e", onset: "n", cents: 5 },
      { start: 4.8, end: 6, midi: 57, vowel: "a", onset: "y", cents: -6, loudness: 0.9 },
    ],
  },
  /** Many sharp consonants. */
  sibilant: {
    seconds: 6.2,
    voice: "alto",
    seed: 64,
    breaths: [
      { start: 0.02, end: 0.16 },
      { start: 2.9, end: 3.02 },
    ],
    notes: [
      { start: 0.36, end: 0.8, midi: 64, vowel: "i", onset: "s", cents: -6 },
      { start: 0.96, end: 1.3, midi: 62, vowel: "o", onset: "s", cents: 5 },
      { start: 1.46, end: 1.8, midi: 60, vowel: "e", onset: "s", cents: 6 },
      { start: 1.96, end: 2.84, midi: 64, vowel: "a", onset: "s", cents: -7 },
      { start: 3.2, end: 3.6, midi: 67, vowel: "i", onset: "s", cents: -6 },
      { start: 3.76, end: 4.1, midi: 65, vowel: "a", onset: "s", cents: 6 },
      { start: 4.26, end: 4.6, midi: 64, vowel: "e", onset: "s", cents: -7 },
      { start: 4.76, end: 5.8, midi: 60, vowel: "o", onset: "s", cents: 7 },
    ],
  },
} as const satisfies Record<string, Phrase>;
