import { scaleOn, type Mode, type Scale, type TakeTuning } from "@autotune/voice";
import { millisecondsAt } from "../instrument/retune-time.ts";

/** How much is corrected: seven notes of the key, five of them, all twelve, or the visitor's own choice. */
export const tuningScales = ["sevenNotes", "pentatonic", "chromatic", "own"] as const;
type TuningScale = (typeof tuningScales)[number];

/** A second voice, in steps of the key. */
const harmonySteps = { none: 0, thirdAbove: 2, sixthBelow: -5, octaveBelow: -7 } as const;
export type Harmony = keyof typeof harmonySteps;

export function isHarmony(value: unknown): value is Harmony {
  return typeof value === "string" && Object.hasOwn(harmonySteps, value);
}

export interface TuningSettings {
  /** Semitones above C. */
  readonly tonic: number;
  readonly mode: Mode;
  readonly scale: TuningScale;
  /** Semitones above C; at least one. */
  readonly ownNotes: readonly number[];
  /** Where the knobs are, 0 to 100. */
  readonly speed: number;
  readonly humanize: number;
  readonly harmony: Harmony;
}

/** 18 milliseconds, as the instrument on Home. */
export const homeSpeed = 25;

export const firstSettings: TuningSettings = {
  tonic: 9,
  mode: "minor",
  scale: "sevenNotes",
  ownNotes: scaleOn(9, "minor").notes,
  speed: homeSpeed,
  humanize: 0,
  harmony: "none",
};

export function scaleOf({ tonic, mode, scale, ownNotes }: TuningSettings): Scale {
  switch (scale) {
    case "sevenNotes":
      return scaleOn(tonic, mode);
    case "pentatonic":
      return scaleOn(tonic, mode === "major" ? "majorPentatonic" : "minorPentatonic");
    case "chromatic":
      return scaleOn(tonic, "chromatic");
    case "own":
      return { notes: ownNotes };
  }
}

export function takeTuningOf(settings: TuningSettings): TakeTuning {
  const { tonic, mode, speed, humanize, harmony } = settings;
  return {
    scale: scaleOf(settings),
    milliseconds: millisecondsAt(speed),
    humanise: humanize / 100,
    ...(harmony === "none"
      ? {}
      : { harmony: { scale: scaleOn(tonic, mode), steps: harmonySteps[harmony] } }),
  };
}
