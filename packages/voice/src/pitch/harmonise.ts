import { chooseNotes } from "./choose-notes.ts";
import { hertzOf, midiOf } from "./midi-note.ts";
import type { PitchTrack } from "./pitch-track.ts";
import { scaleSteps } from "./scale-steps.ts";
import type { Scale } from "./scale.ts";

/**
 * A second voice, so many steps of the scale above or below a tuned line. Its interval is chosen once for each note, so
 * that a vibrato between two notes does not make it jump.
 */
export function harmonise(tuned: PitchTrack, scale: Scale, steps: number): PitchTrack {
  const hertz = new Float32Array(tuned.hertz.length);
  for (const { note, start, end } of chooseNotes(tuned, scale)) {
    const semitones = scaleSteps(note, steps, scale);
    for (let frame = start; frame < end; frame++) {
      hertz[frame] = hertzOf(midiOf(tuned.hertz[frame] ?? 0) + semitones);
    }
  }
  return { hop: tuned.hop, hertz };
}
