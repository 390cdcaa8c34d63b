import type { RecordingTemplate } from "@autotune/commerce";

type Meter = Pick<RecordingTemplate, "tempo" | "timeSignature">;

/** Quarter notes from the beginning to the start of a bar, the first of which is 1. */
export function beatsBefore(bar: number, { timeSignature }: Meter): number {
  return ((bar - 1) * timeSignature.numerator * 4) / timeSignature.denominator;
}

/** The same in seconds. */
export function secondsBefore(bar: number, meter: Meter): number {
  return (beatsBefore(bar, meter) * 60) / meter.tempo;
}
