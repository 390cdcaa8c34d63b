import {
  centsOff,
  examineTake,
  findKeys,
  midiOf,
  noteErrors,
  phrases,
  prepareTake,
  sing,
  tuneTake,
  type PitchTrack,
  type Take,
} from "@autotune/voice";
import { readTakeRequest, type Recording, type TakeResponse } from "./take-messages.ts";
import { scaleOf, takeTuningOf, type TuningSettings } from "./tuning-settings.ts";

/** Listens to a take once, then tunes it on every change of the settings: off the main thread. */

const sampleRate = 48_000;
/** Milliseconds of rest before the sound is rendered: it costs a hundred times as much as the line. */
const rest = 60;

/**
 * The instrument's singer on a better day: half a semitone beside every note, as on Home, leaves open which one was meant,
 * and no key can be found.
 */
const sample = {
  ...phrases.lead,
  notes: phrases.lead.notes.map((note) => ({ ...note, cents: 0.75 * note.cents })),
};

let take: Take | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const request = readTakeRequest(data);
  switch (request?.kind) {
    case "take":
      listen(request);
      break;
    case "sample":
      listen({ samples: sing(sample, sampleRate), sampleRate });
      break;
    case "tune":
      tune(request.settings);
      break;
    case undefined:
  }
});

function listen(recording: Recording): void {
  clearTimeout(timer);
  take = prepareTake(recording.samples, recording.sampleRate, (share) =>
    respond({ kind: "progress", share }, []),
  );
  const { samples, track } = take;
  const heard = { samples: samples.slice(), pitch: notesOf(track) };
  respond(
    {
      kind: "heard",
      sampleRate: recording.sampleRate,
      ...heard,
      keys: findKeys(track),
      problem: examineTake(samples, recording.sampleRate, track),
    },
    [heard.samples.buffer, heard.pitch.buffer],
  );
}

function tune(settings: TuningSettings): void {
  if (take === undefined) return;
  const { track } = take;
  const scale = scaleOf(settings);
  const { line, render } = tuneTake(take, takeTuningOf(settings));
  const pitch = notesOf(line);
  respond(
    {
      kind: "line",
      pitch,
      cents: Math.round(centsOff(line, scale).median),
      rawCents: Math.round(centsOff(track, scale).median),
      notes: noteErrors(track, scale),
    },
    [pitch.buffer],
  );
  // Only the newest is worth rendering.
  clearTimeout(timer);
  timer = setTimeout(() => {
    const samples = render();
    respond({ kind: "sound", samples }, [samples.buffer]);
  }, rest);
}

function notesOf({ hertz }: PitchTrack): Float32Array<ArrayBuffer> {
  return hertz.map((value) => (value === 0 ? 0 : midiOf(value)));
}

function respond(message: TakeResponse, transfer: Transferable[]): void {
  postMessage(message, { transfer });
}
