import { chooseNotes } from "../pitch/choose-notes.ts";
import { median } from "../pitch/median.ts";
import { midiOf } from "../pitch/midi-note.ts";
import type { PitchTrack } from "../pitch/pitch-track.ts";
import type { Scale } from "../pitch/scale.ts";

export interface NoteError {
  /** As a MIDI number. */
  readonly note: number;
  /** How far beside it most of its time is sung: flat below 0, sharp above. */
  readonly cents: number;
  /** How long it is sung in the whole take. */
  readonly seconds: number;
}

// The way to a note is no mistake: its first hundredths of a second do not count.
const approach = 0.06;

/** How far off each note of the scale is sung, the one that is sung longest first. */
export function noteErrors(track: PitchTrack, scale: Scale): NoteError[] {
  const offsets = new Map<number, { frames: number; cents: number[] }>();
  for (const { note, start, end } of chooseNotes(track, scale)) {
    const heard = offsets.get(note) ?? { frames: 0, cents: [] };
    offsets.set(note, heard);
    heard.frames += end - start;
    const settled = Math.min(start + Math.round(approach / track.hop), end - 1);
    for (const hertz of track.hertz.subarray(settled, end)) {
      heard.cents.push(100 * (midiOf(hertz) - note));
    }
  }
  return [...offsets]
    .map(([note, { frames, cents }]) => ({
      note,
      cents: Math.round(median(cents)),
      seconds: frames * track.hop,
    }))
    .toSorted((one, other) => other.seconds - one.seconds);
}
