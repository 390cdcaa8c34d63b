/** Five resonances of a throat, in hertz, from the lowest up. */
export type Formants = readonly [number, number, number, number, number];

export type Vowel = "a" | "e" | "i" | "o" | "u" | "uh";

/** For a throat of middle length; a voice scales them. */
export const vowels: Readonly<Record<Vowel, Formants>> = {
  a: [820, 1220, 2750, 3600, 4600],
  e: [500, 1950, 2750, 3650, 4650],
  i: [340, 2400, 3000, 3700, 4700],
  o: [500, 900, 2700, 3500, 4550],
  u: [370, 820, 2550, 3450, 4500],
  uh: [620, 1350, 2650, 3550, 4600],
};

/** How broad each resonance is, in hertz. */
export const bandwidths: Formants = [100, 115, 150, 210, 290];

/** Resonances above those of speech, in hertz and bandwidth. They give a voice its air. */
export const upperResonances = [
  [5700, 420],
  [6900, 560],
  [8300, 760],
] as const;
