import { midiOf } from "./midi-note.ts";
import type { PitchTrack } from "./pitch-track.ts";
import { nearestNote, type Scale } from "./scale.ts";

// A voice on its way from one note to another passes others. It must come this much nearer
// to a new note, in semitones, and stay there this long, or the line would trip over them.
const stubbornness = 0.3;
const shortestNote = 0.07;

interface Stretch {
  readonly note: number;
  readonly start: number;
  end: number;
}

/** The notes of the scale that are meant, with the steps of the track from and until which they last. */
export function chooseNotes(track: PitchTrack, scale: Scale): readonly Readonly<Stretch>[] {
  return dropPassing(findStretches(track, scale), shortestNote / track.hop);
}

function findStretches({ hertz }: PitchTrack, scale: Scale): Stretch[] {
  const stretches: Stretch[] = [];
  let current: Stretch | undefined;
  for (let frame = 0; frame < hertz.length; frame++) {
    const value = hertz[frame] ?? 0;
    if (value === 0) {
      current = undefined;
      continue;
    }
    const midi = midiOf(value);
    const nearest = nearestNote(midi, scale);
    if (
      current !== undefined &&
      Math.abs(midi - current.note) - Math.abs(midi - nearest) < stubbornness
    ) {
      current.end = frame + 1;
      continue;
    }
    current = { note: nearest, start: frame, end: frame + 1 };
    stretches.push(current);
  }
  return stretches;
}

/** Gives the time of notes that are too short to be meant to the neighbour that lasts longer. */
function dropPassing(stretches: readonly Stretch[], shortest: number): Stretch[] {
  const merged: Stretch[] = [];
  for (const [place, { note, start, end }] of stretches.entries()) {
    const before = merged.at(-1);
    const touchesBefore = before?.end === start;
    const after = stretches[place + 1];
    const touchesAfter = after?.start === end;
    const isPassing = end - start < shortest;
    if (touchesBefore && before.note === note) {
      before.end = end;
    } else if (isPassing && touchesAfter && after.end - after.start >= shortest) {
      merged.push({ note: after.note, start, end });
    } else if (isPassing && touchesBefore) {
      before.end = end;
    } else {
      merged.push({ note, start, end });
    }
  }
  return merged;
}
