import type { RecordingFiles } from "./load-pair.ts";

/** One version of a demonstration: its files, and what they look like. */
export interface Recording extends RecordingFiles {
  /** Loudness over time, 0 to 255. */
  readonly peaks: Uint8Array;
  /** MIDI notes over time; 0 is silence. */
  readonly pitch: Float32Array;
}

export interface Demo {
  readonly seconds: number;
  /** MIDI notes between which everything is sung. */
  readonly lowestNote: number;
  readonly highestNote: number;
  readonly before: Recording;
  readonly after: Recording;
}
