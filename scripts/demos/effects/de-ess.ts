import { filter, lowPass } from "../sound/biquad.ts";
import { sampleRate } from "../sound/sound.ts";

const edgeHertz = 4200;
const attack = 1 - Math.exp(-1 / (0.001 * sampleRate));
const release = 1 - Math.exp(-1 / (0.03 * sampleRate));

/** Turns the highs down while they are sharper than a tone ever is, and only then. */
export function deEss(samples: Float32Array, threshold: number): Float32Array {
  const lows = filter(samples, lowPass(edgeHertz));
  let level = 0;
  return samples.map((sample, place) => {
    const low = lows[place] ?? 0;
    const high = sample - low;
    const size = Math.abs(high);
    level += (size - level) * (size > level ? attack : release);
    return low + high * Math.min(1, threshold / Math.max(level, 1e-9));
  });
}
