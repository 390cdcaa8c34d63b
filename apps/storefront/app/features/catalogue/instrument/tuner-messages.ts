import { scales } from "@autotune/voice";
import { isRecord } from "../../../platform/api/is-record.ts";

export type ScaleName = keyof typeof scales;

export function isScaleName(value: unknown): value is ScaleName {
  return typeof value === "string" && Object.hasOwn(scales, value);
}

/** The page's request to the worker: the last one counts. */
export interface Tuning {
  readonly scale: ScaleName;
  readonly milliseconds: number;
}

/** The voice, sent once. Pitches are MIDI notes, 0 for silence. */
interface VoiceResponse {
  readonly kind: "voice";
  readonly sampleRate: number;
  readonly samples: Float32Array<ArrayBuffer>;
  readonly pitch: Float32Array<ArrayBuffer>;
}

/** The line of a tuning, sent at once. */
export interface LineResponse {
  readonly kind: "line";
  readonly pitch: Float32Array<ArrayBuffer>;
  /** Median distance from the scale, as tuned and as sung. */
  readonly cents: number;
  readonly rawCents: number;
}

/** Its sound, sent a little later. */
interface SoundResponse {
  readonly kind: "sound";
  readonly samples: Float32Array<ArrayBuffer>;
}

export type TunerResponse = VoiceResponse | LineResponse | SoundResponse;

export function readTuning(value: unknown): Tuning | undefined {
  if (!isRecord(value)) return undefined;
  const { scale, milliseconds } = value;
  return isScaleName(scale) && typeof milliseconds === "number"
    ? { scale, milliseconds }
    : undefined;
}

export function readTunerResponse(value: unknown): TunerResponse | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, sampleRate, samples, pitch, cents, rawCents } = value;
  if (kind === "voice" && typeof sampleRate === "number" && isSeries(samples) && isSeries(pitch)) {
    return { kind, sampleRate, samples, pitch };
  }
  if (
    kind === "line" &&
    isSeries(pitch) &&
    typeof cents === "number" &&
    typeof rawCents === "number"
  ) {
    return { kind, pitch, cents, rawCents };
  }
  return kind === "sound" && isSeries(samples) ? { kind, samples } : undefined;
}

function isSeries(value: unknown): value is Float32Array<ArrayBuffer> {
  return value instanceof Float32Array;
}
