import type { Demo, Recording } from "@autotune/ui/audio";
import { isRecord } from "../../../platform/api/is-record.ts";

/** The data of a demo besides its sound, as in its file. */
export function readDemo(value: unknown): Demo | undefined {
  if (!isRecord(value)) return undefined;
  const { seconds, lowestNote, highestNote } = value;
  const before = readRecording(value["before"]);
  const after = readRecording(value["after"]);
  const readable = isNumber(seconds) && isNumber(lowestNote) && isNumber(highestNote);
  return readable && seconds > 0 && before !== undefined && after !== undefined
    ? { seconds, lowestNote, highestNote, before, after }
    : undefined;
}

function readRecording(value: unknown): Recording | undefined {
  if (!isRecord(value)) return undefined;
  const { opus, mp3, peaks, pitch } = value;
  if (!isText(opus) || !isText(mp3) || !isText(peaks) || !isText(pitch)) return undefined;
  const peakBytes = readBytes(peaks);
  const pitchBytes = readBytes(pitch);
  if (peakBytes === undefined || pitchBytes === undefined) return undefined;
  return { opus, mp3, peaks: peakBytes, pitch: readNotes(pitchBytes) };
}

/** Two bytes, the lower one first: hundredths of a MIDI note. */
function readNotes(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer);
  return Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, index) => view.getUint16(index * 2, true) / 100,
  );
}

function readBytes(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
