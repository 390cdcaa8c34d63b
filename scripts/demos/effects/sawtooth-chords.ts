import { hertzOf } from "@autotune/voice";
import { sampleRate, silence } from "../sound/sound.ts";

interface Chord {
  readonly from: number;
  readonly notes: readonly number[];
}

/** Chords of sawtooth waves, two for each note and slightly apart, as an old synthesiser has them. */
export function sawtoothChords(length: number, chords: readonly Chord[]): Float32Array {
  const sound = silence(length);
  for (const [place, { from, notes }] of chords.entries()) {
    const start = Math.round(from * sampleRate);
    const end = Math.min(length, Math.round((chords[place + 1]?.from ?? Infinity) * sampleRate));
    for (const note of notes.flatMap((midi) => [midi - 0.06, midi + 0.06])) {
      const pace = hertzOf(note) / sampleRate;
      let phase = (note * 0.618) % 1;
      for (let at = start; at < end; at++) {
        const edge = Math.min(1, (at - start) / 960, (end - at) / 960);
        sound[at] = (sound[at] ?? 0) + (2 * phase - 1 - softEdge(phase, pace)) * 0.12 * edge;
        phase = (phase + pace) % 1;
      }
    }
  }
  return sound;
}

/** Rounds the wave's jump, which would otherwise ring with tones that are not in the chord. */
function softEdge(phase: number, pace: number): number {
  if (phase < pace) return -((1 - phase / pace) ** 2);
  if (phase > 1 - pace) return (1 + (phase - 1) / pace) ** 2;
  return 0;
}
