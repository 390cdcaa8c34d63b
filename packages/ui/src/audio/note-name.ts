const names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];

/** The name of a MIDI note: 60 is C4. */
export function noteName(note: number): string {
  return `${names[note % 12]}${Math.floor(note / 12) - 1}`;
}

export function isBlackKey(note: number): boolean {
  return names[note % 12]?.length === 2;
}
