import { hertzOf, midiOf, nearestNote, type PitchTrack, type Scale } from "@autotune/voice";

/** A pitch line that goes along with another, so many semitones away at each moment. */
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

/** How many semitones lie between a note and the one that is so many steps of the scale away. */
export function scaleSteps(midi: number, steps: number, scale: Scale): number {
  const start = nearestNote(midi, scale);
  let note = start;
  for (let step = 0; step < Math.abs(steps); step++) {
    do {
      note += Math.sign(steps);
    } while (nearestNote(note, scale) !== note);
  }
  return note - start;
}
