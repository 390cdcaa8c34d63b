import {
  centsOff,
  midiOf,
  phrases,
  retune,
  scales,
  shiftPitch,
  sing,
  trackPitch,
  type PitchTrack,
} from "@autotune/voice";
import { readTuning, type TunerAnswer, type Tuning } from "./tuner-messages.ts";

/** Sings the phrase once, then tunes it as often as somebody turns the knob: off the page's own thread. */

// As in the drawing that stands there until then: the line must not jump.
const sampleRate = 48_000;
/** The knob has come to rest: a sound costs a hundred times as much as a line. */
const rest = 90;

const samples = sing(phrases.lead, sampleRate);
const track = trackPitch(samples, sampleRate);
answer({ kind: "voice", sampleRate, samples: samples.slice(), pitch: notesOf(track) });

let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const tuning = readTuning(data);
  if (tuning !== undefined) tune(tuning);
});

function tune({ scale: name, milliseconds }: Tuning): void {
  const scale = scales[name];
  const target = retune(track, { scale, milliseconds });
  answer({
    kind: "line",
    pitch: notesOf(target),
    cents: Math.round(centsOff(target, scale).median),
    rawCents: Math.round(centsOff(track, scale).median),
  });
  // Only the newest is worth it.
  clearTimeout(timer);
  timer = setTimeout(() => {
    answer({ kind: "sound", samples: shiftPitch(samples, sampleRate, track, target) });
  }, rest);
}

function notesOf({ hertz }: PitchTrack): Float32Array<ArrayBuffer> {
  return hertz.map((value) => (value === 0 ? 0 : midiOf(value)));
}

function answer(message: TunerAnswer): void {
  const transfer = [];
  if (message.kind !== "line") transfer.push(message.samples.buffer);
  if (message.kind !== "sound") transfer.push(message.pitch.buffer);
  postMessage(message, { transfer });
}
