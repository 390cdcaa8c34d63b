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
import { readTuning, type TunerResponse, type Tuning } from "./tuner-messages.ts";

/** Synthesises the phrase once, then tunes it on every change of the knob: off the main thread. */

// As in the static drawing: the line must not jump.
const sampleRate = 48_000;
/** Milliseconds of rest before the sound is rendered: it costs a hundred times as much as the line. */
const rest = 90;

const samples = sing(phrases.lead, sampleRate);
const track = trackPitch(samples, sampleRate);
respond({ kind: "voice", sampleRate, samples: samples.slice(), pitch: notesOf(track) });

let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const tuning = readTuning(data);
  if (tuning !== undefined) tune(tuning);
});

function tune({ scale: name, milliseconds }: Tuning): void {
  const scale = scales[name];
  const target = retune(track, { scale, milliseconds });
  respond({
    kind: "line",
    pitch: notesOf(target),
    cents: Math.round(centsOff(target, scale).median),
    rawCents: Math.round(centsOff(track, scale).median),
  });
  // Only the newest is worth rendering.
  clearTimeout(timer);
  timer = setTimeout(() => {
    respond({ kind: "sound", samples: shiftPitch(samples, sampleRate, track, target) });
  }, rest);
}

function notesOf({ hertz }: PitchTrack): Float32Array<ArrayBuffer> {
  return hertz.map((value) => (value === 0 ? 0 : midiOf(value)));
}

function respond(message: TunerResponse): void {
  const transfer = [];
  if (message.kind !== "line") transfer.push(message.samples.buffer);
  if (message.kind !== "sound") transfer.push(message.pitch.buffer);
  postMessage(message, { transfer });
}
