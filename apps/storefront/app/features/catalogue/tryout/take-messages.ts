import type { Key, NoteError, TakeProblem } from "@autotune/voice";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readSettings } from "./read-settings.ts";
import type { TuningSettings } from "./tuning-settings.ts";

export interface Recording {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
}

/** The page's requests to the worker. Of settings the last ones count. */
export type TakeRequest =
  | ({ readonly kind: "take" } & Recording)
  /** The synthesized singer, for people without a microphone. */
  | { readonly kind: "sample" }
  | { readonly kind: "tune"; readonly settings: TuningSettings };

/** What was found out about a take. Pitches are MIDI notes, 0 where there is none. */
interface HeardTake extends Recording {
  readonly kind: "heard";
  readonly pitch: Float32Array<ArrayBuffer>;
  /** The likeliest first; empty where nothing is sung. */
  readonly keys: readonly Key[];
  readonly problem: TakeProblem | undefined;
}

/** The line of a tuning, sent at once. */
export interface TunedLine {
  readonly kind: "line";
  readonly pitch: Float32Array<ArrayBuffer>;
  /** Median distance from the scale, as tuned and as sung. */
  readonly cents: number;
  readonly rawCents: number;
  /** The note that is sung longest first. */
  readonly notes: readonly NoteError[];
}

export type TakeResponse =
  | { readonly kind: "progress"; readonly share: number }
  | HeardTake
  | TunedLine
  /** The sound of the line, sent a little later. */
  | { readonly kind: "sound"; readonly samples: Float32Array<ArrayBuffer> };

export function readTakeRequest(value: unknown): TakeRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, samples, sampleRate } = value;
  if (kind === "sample") return { kind };
  if (kind === "take" && isSeries(samples) && typeof sampleRate === "number") {
    return { kind, samples, sampleRate };
  }
  const settings = kind === "tune" ? readSettings(value["settings"]) : undefined;
  return settings === undefined ? undefined : { kind: "tune", settings };
}

/** Both ends are of one build: what the worker says is told apart by its kind. */
export function readTakeResponse(value: unknown): TakeResponse | undefined {
  return isTakeResponse(value) ? value : undefined;
}

function isTakeResponse(value: unknown): value is TakeResponse {
  if (!isRecord(value)) return false;
  switch (value["kind"]) {
    case "progress":
      return typeof value["share"] === "number";
    case "heard":
      return isSeries(value["samples"]) && isSeries(value["pitch"]) && Array.isArray(value["keys"]);
    case "line":
      return isSeries(value["pitch"]) && Array.isArray(value["notes"]);
    case "sound":
      return isSeries(value["samples"]);
    default:
      return false;
  }
}

function isSeries(value: unknown): value is Float32Array<ArrayBuffer> {
  return value instanceof Float32Array;
}
