export interface Scale {
  /** Semitones above C of the notes that belong to it. */
  readonly notes: readonly number[];
}

export type Mode = "major" | "minor";

/** Semitones above the tonic. */
const shapes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  majorPentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  chromatic: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
} as const satisfies Record<string, readonly number[]>;

export type ScaleShape = keyof typeof shapes;

/** A scale on any tonic, which is given in semitones above C. */
export function scaleOn(tonic: number, shape: ScaleShape): Scale {
  return { notes: shapes[shape].map((step) => (tonic + step) % 12) };
}

/** Those of the demonstrations. */
export const scales = {
  aMinor: scaleOn(9, "minor"),
  aPentatonic: scaleOn(9, "minorPentatonic"),
  chromatic: scaleOn(0, "chromatic"),
} as const satisfies Record<string, Scale>;

/** The MIDI note of the scale that lies nearest. */
export function nearestNote(midi: number, { notes }: Scale): number {
  const octave = Math.floor(midi / 12) * 12;
  let nearest = Infinity;
  for (const note of notes) {
    for (const candidate of [octave - 12 + note, octave + note, octave + 12 + note]) {
      if (Math.abs(candidate - midi) < Math.abs(nearest - midi)) nearest = candidate;
    }
  }
  return nearest;
}
