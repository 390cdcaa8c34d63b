import type { Consonant } from "./consonants.ts";
import type { VoiceName } from "./voices.ts";
import type { Vowel } from "./vowels.ts";

export interface Note {
  readonly start: number;
  readonly end: number;
  readonly midi: number;
  readonly vowel: Vowel;
  /** What the syllable begins with. It is sung just before the start. */
  readonly onset?: Consonant;
  /** How far the singer misses the note, in cents. */
  readonly cents?: number;
  /** 1 by default. */
  readonly loudness?: number;
}

/** What the synthetic singer sings, and who it is. Times are in seconds. */
export interface Phrase {
  readonly seconds: number;
  readonly voice: VoiceName;
  readonly seed: number;
  readonly notes: readonly Note[];
  /** Where the singer audibly draws breath. */
  readonly breaths: readonly { readonly start: number; readonly end: number }[];
}
