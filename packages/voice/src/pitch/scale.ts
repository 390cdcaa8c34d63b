export interface Scale {
  readonly name: string;
  /** Semitones above C of the notes that belong to it. */
  readonly notes: readonly number[];
}

export const scales = {
  aMinor: { name: "A minor", notes: [9, 11, 0, 2, 4, 5, 7] },
  aPentatonic: { name: "A pentatonic", notes: [9, 0, 2, 4, 7] },
  chromatic: { name: "chromatic", notes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
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
