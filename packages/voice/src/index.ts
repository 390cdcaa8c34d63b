export { phrases } from "./phrases.ts";
export { centsOff, type CentsOff } from "./pitch/cents-off.ts";
export { findKeys, type Key } from "./pitch/find-key.ts";
export { hertzOf, midiOf } from "./pitch/midi-note.ts";
export type { PitchTrack } from "./pitch/pitch-track.ts";
export { retarget } from "./pitch/retarget.ts";
export { retune, type Retuning } from "./pitch/retune.ts";
export {
  nearestNote,
  scaleOn,
  scales,
  type Mode,
  type Scale,
  type ScaleShape,
} from "./pitch/scale.ts";
export { scaleSteps } from "./pitch/scale-steps.ts";
export { trackPitch } from "./pitch/track-pitch.ts";
export { seededRandom } from "./seeded-random.ts";
export { shiftPitch } from "./shift/shift-pitch.ts";
export type { Note, Phrase } from "./singer/phrase.ts";
export { sing } from "./singer/sing.ts";
export { encodeWav } from "./sound/encode-wav.ts";
export { examineTake, type TakeProblem } from "./take/examine-take.ts";
export { noteErrors, type NoteError } from "./take/note-errors.ts";
export { prepareTake, tuneTake, type Take, type TakeTuning } from "./take/tune-take.ts";
