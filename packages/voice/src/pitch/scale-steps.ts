import { nearestNote, type Scale } from "./scale.ts";

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
