/** MIDI counts semitones; 69 is the A at 440 hertz. Fractions lie between the keys. */
export function midiOf(hertz: number): number {
  return 69 + 12 * Math.log2(hertz / 440);
}

export function hertzOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}
