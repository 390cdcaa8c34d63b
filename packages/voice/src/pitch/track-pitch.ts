import { PitchDetector } from "pitchy";
import { cleanPitch } from "./clean-pitch.ts";
import type { PitchTrack } from "./pitch-track.ts";

const hop = 0.01;
// Long enough for four periods of a low voice, short enough to follow a vibrato.
const windowSeconds = 0.04;
const leastClarity = 0.8;
// How nearly as good as the best a shorter period must be to be believed. High, since a sung
// vowel may be louder an octave above its note than at it.
const shorterPeriod = 0.96;
const quietest = 0.004;
const lowest = 60;
const highest = 1100;

// A report every half second of sound.
const reportEvery = 50;

/** Listens for the pitch of one voice, by McLeod's method. Progress is reported as a share, up to 1. */
export function trackPitch(
  samples: Float32Array,
  sampleRate: number,
  onProgress?: (share: number) => void,
): PitchTrack {
  // A pitch is found as well in every other sample, in less than half the time.
  if (sampleRate > 32_000) return trackPitch(everyOther(samples), sampleRate / 2, onProgress);
  const size = Math.round(windowSeconds * sampleRate);
  const detector = PitchDetector.forFloat32Array(size);
  detector.clarityThreshold = shorterPeriod;
  const window = new Float32Array(size);
  const frames = Math.floor(samples.length / (hop * sampleRate));
  const hertz = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    if (frame % reportEvery === 0) onProgress?.(frame / frames);
    const start = Math.round(frame * hop * sampleRate - size / 2);
    let energy = 0;
    for (let place = 0; place < size; place++) {
      const sample = samples[start + place] ?? 0;
      window[place] = sample;
      energy += sample * sample;
    }
    if (Math.sqrt(energy / size) < quietest) continue;
    const [found, clarity] = detector.findPitch(window, sampleRate);
    if (clarity >= leastClarity && found >= lowest && found <= highest) hertz[frame] = found;
  }
  onProgress?.(1);
  return { hop, hertz: cleanPitch(hertz) };
}

function everyOther(samples: Float32Array): Float32Array<ArrayBuffer> {
  const halved = new Float32Array(Math.floor(samples.length / 2));
  for (let place = 0; place < halved.length; place++) {
    const beside = (samples[2 * place - 1] ?? 0) + (samples[2 * place + 1] ?? 0);
    halved[place] = 0.5 * (samples[2 * place] ?? 0) + 0.25 * beside;
  }
  return halved;
}
