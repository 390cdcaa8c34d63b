import { hertzOf, midiOf } from "./midi-note.ts";
import type { PitchTrack } from "./pitch-track.ts";

/** A pitch line that goes along with another, so many semitones away at each time. */
export function retarget(
  track: PitchTrack,
  semitonesAt: (seconds: number, midi: number) => number,
): PitchTrack {
  const hertz = track.hertz.map((value, frame) => {
    if (value === 0) return 0;
    const midi = midiOf(value);
    return hertzOf(midi + semitonesAt(frame * track.hop, midi));
  });
  return { hop: track.hop, hertz };
}
