import { chooseNotes } from "./choose-notes.ts";
import { hertzOf, midiOf } from "./midi-note.ts";
import type { PitchTrack } from "./pitch-track.ts";
import type { Scale } from "./scale.ts";

export interface Retuning {
  readonly scale: Scale;
  /** How long the correction takes to catch up: 0 nails the note, 300 leaves the singer most. */
  readonly milliseconds: number;
  /** From 0 to 1: how much of its own movement a held note keeps. 0 by default. */
  readonly humanise?: number;
}

// A note counts as held from the first of these on, in seconds, and fully from the second on.
const heldFrom = 0.12;
const heldFully = 0.35;
/** How much longer, in milliseconds, the correction of a held note takes at most. */
const longestHold = 400;

/**
 * The pitch as it should be. Not the note is approached but the correction, so that what moves
 * faster than it, a scoop or a vibrato, stays the singer's own.
 */
export function retune(
  track: PitchTrack,
  { scale, milliseconds, humanise = 0 }: Retuning,
): PitchTrack {
  const hertz = new Float32Array(track.hertz.length);
  let lastEnd = 0;
  let correction = 0;
  for (const { note, start, end } of chooseNotes(track, scale)) {
    if (start !== lastEnd) correction = 0;
    lastEnd = end;
    for (let frame = start; frame < end; frame++) {
      const midi = midiOf(track.hertz[frame] ?? 0);
      const held = ((frame - start) * track.hop - heldFrom) / (heldFully - heldFrom);
      const hold = humanise * longestHold * Math.min(Math.max(held, 0), 1);
      correction += (note - midi - correction) * shareOf(track.hop, milliseconds + hold);
      hertz[frame] = hertzOf(midi + correction);
    }
  }
  return { hop: track.hop, hertz };
}

/** How much of the way to the note the correction goes in one step. */
function shareOf(hop: number, milliseconds: number): number {
  return milliseconds <= 0 ? 1 : 1 - Math.exp((-1000 * hop) / milliseconds);
}
