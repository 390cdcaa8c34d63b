import { chooseNotes } from "./choose-notes.ts";
import { hertzOf, midiOf } from "./midi-note.ts";
import type { PitchTrack } from "./pitch-track.ts";
import type { Scale } from "./scale.ts";

export interface Retuning {
  readonly scale: Scale;
  /** How long the correction takes to catch up: 0 nails the note, 300 leaves the singer most. */
  readonly milliseconds: number;
}

/**
 * The pitch as it should be. Not the note is approached but the correction, so that what moves
 * faster than it, a scoop or a vibrato, stays the singer's own.
 */
export function retune(track: PitchTrack, { scale, milliseconds }: Retuning): PitchTrack {
  const notes = chooseNotes(track, scale);
  const hertz = new Float32Array(track.hertz.length);
  const step = milliseconds <= 0 ? 1 : 1 - Math.exp((-1000 * track.hop) / milliseconds);
  let correction = 0;
  for (let frame = 0; frame < hertz.length; frame++) {
    const value = track.hertz[frame] ?? 0;
    if (value === 0) {
      correction = 0;
      continue;
    }
    const midi = midiOf(value);
    correction += ((notes[frame] ?? midi) - midi - correction) * step;
    hertz[frame] = hertzOf(midi + correction);
  }
  return { hop: track.hop, hertz };
}
