import type { Formants } from "./vowels.ts";

export type Consonant = "l" | "n" | "m" | "w" | "y" | "h" | "d" | "s";

interface Articulation {
  readonly seconds: number;
  /** How loud the vocal folds sound meanwhile, 0 to 1. */
  readonly voicing: number;
  /** Air through an open throat, 0 to 1. */
  readonly breath: number;
  /** Air past the teeth, 0 to 1. */
  readonly hiss: number;
  /** Where the mouth stands. Without it the mouth already forms the vowel. */
  readonly formants?: Formants;
}

export const consonants: Readonly<Record<Consonant, Articulation>> = {
  l: { seconds: 0.07, voicing: 0.5, breath: 0, hiss: 0, formants: [350, 1150, 2650, 3500, 4500] },
  n: { seconds: 0.08, voicing: 0.35, breath: 0, hiss: 0, formants: [270, 1500, 2450, 3400, 4400] },
  m: { seconds: 0.09, voicing: 0.33, breath: 0, hiss: 0, formants: [260, 1050, 2250, 3300, 4400] },
  w: { seconds: 0.09, voicing: 0.55, breath: 0, hiss: 0, formants: [310, 680, 2300, 3300, 4400] },
  y: { seconds: 0.08, voicing: 0.6, breath: 0, hiss: 0, formants: [290, 2350, 3000, 3700, 4700] },
  h: { seconds: 0.09, voicing: 0.06, breath: 0.9, hiss: 0 },
  d: {
    seconds: 0.06,
    voicing: 0.12,
    breath: 0.06,
    hiss: 0,
    formants: [300, 1750, 2650, 3500, 4500],
  },
  s: {
    seconds: 0.14,
    voicing: 0,
    breath: 0.1,
    hiss: 0.16,
    formants: [330, 1700, 2600, 3500, 4500],
  },
};
