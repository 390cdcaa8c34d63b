import { midiOf } from "./midi-note.ts";
import type { PitchTrack } from "./pitch-track.ts";
import { nearestNote, type Scale } from "./scale.ts";

export interface CentsOff {
  /** Half of what is sung lies nearer to a note of the scale than this. */
  readonly median: number;
  /** The share, 0 to 1, of what is sung that lies that near to a note of the scale. */
  readonly within: (cents: number) => number;
}

/** How far from the scale a voice sings. Where it has no pitch, it is not counted. */
export function centsOff({ hertz }: PitchTrack, scale: Scale): CentsOff {
  const distances: number[] = [];
  for (const value of hertz) {
    if (value === 0) continue;
    const midi = midiOf(value);
    distances.push(Math.abs(midi - nearestNote(midi, scale)) * 100);
  }
  distances.sort((one, other) => one - other);
  return {
    median: distances[Math.floor(distances.length / 2)] ?? 0,
    within: (cents) => {
      if (distances.length === 0) return 0;
      return distances.filter((distance) => distance <= cents).length / distances.length;
    },
  };
}
