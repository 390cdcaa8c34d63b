import type { PitchTrack } from "../pitch/pitch-track.ts";

/** Why a recording cannot be tuned, or is tuned worse than it could be. */
export type TakeProblem = "silent" | "unpitched" | "clipped";

// The loudest twentieth of a second of a voice is louder than this, whatever the microphone.
const quietestVoice = 0.008;
const loudnessWindow = 0.05;
// A sample at the end of the scale is chance; this share of them is an overdriven microphone.
const clippedLevel = 0.985;
const clippedShare = 0.0005;
const shortestSinging = 0.4;

/** The first problem of a recording. Nothing can be done with one that is silent or has no pitch. */
export function examineTake(
  samples: Float32Array,
  sampleRate: number,
  { hop, hertz }: PitchTrack,
): TakeProblem | undefined {
  if (loudestPart(samples, Math.round(loudnessWindow * sampleRate)) < quietestVoice) {
    return "silent";
  }
  const sung = hertz.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  if (sung * hop < shortestSinging) return "unpitched";
  let clipped = 0;
  for (const sample of samples) if (Math.abs(sample) >= clippedLevel) clipped++;
  return clipped > clippedShare * samples.length ? "clipped" : undefined;
}

function loudestPart(samples: Float32Array, length: number): number {
  let loudest = 0;
  for (let start = 0; start < samples.length; start += length) {
    const part = samples.subarray(start, start + length);
    const energy = part.reduce((sum, sample) => sum + sample * sample, 0);
    loudest = Math.max(loudest, Math.sqrt(energy / length));
  }
  return loudest;
}
