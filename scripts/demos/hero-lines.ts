import { centsOff, phrases, retune, scales, sing, trackPitch } from "@autotune/voice";
import { sampleRate } from "./sound/sound.ts";

/** What Home's instrument shows before anybody has touched it: the knob at 18 ms, in A minor. */
export function heroLines() {
  const phrase = phrases.lead;
  const raw = trackPitch(sing(phrase, sampleRate), sampleRate);
  const tuned = retune(raw, { scale: scales.aMinor, milliseconds: 18 });
  const figures = {
    seconds: phrase.seconds,
    rawCents: Math.round(centsOff(raw, scales.aMinor).median),
    tunedCents: Math.round(centsOff(tuned, scales.aMinor).median),
    notes: phrase.notes.length,
  };
  return { raw, tuned, figures };
}
