import { seededRandom } from "@autotune/voice";
import { sampleRate, silence } from "../sound/sound.ts";

const grid = 0.1;

/** Breaks a voice into short slices and throws them about: backwards, an octave up, left and right. */
export function scatterGrains(samples: Float32Array, seed: number): [Float32Array, Float32Array] {
  const random = seededRandom(seed);
  const left = silence(samples.length);
  const right = silence(samples.length);
  for (let start = 0; start < samples.length; start += grid * sampleRate) {
    for (let grain = 0; grain < 3; grain++) {
      const length = Math.round((0.07 + 0.13 * random()) * sampleRate);
      const pace = [1, 1, 2, 0.5, -1, -2][Math.floor(6 * random())] ?? 1;
      const source = start - Math.round(0.5 * random() * sampleRate);
      const target = start + Math.round(random() * grid * sampleRate);
      const pan = random();
      for (let place = 0; place < length; place++) {
        const window = Math.sin((Math.PI * place) / length) ** 2;
        const from = pace > 0 ? source + place * pace : source + (place - length) * pace;
        const floor = Math.floor(from);
        const next = samples[floor + 1] ?? 0;
        const here = samples[floor] ?? 0;
        const sample = (here + (next - here) * (from - floor)) * window;
        left[target + place] = (left[target + place] ?? 0) + sample * Math.sqrt(1 - pan);
        right[target + place] = (right[target + place] ?? 0) + sample * Math.sqrt(pan);
      }
    }
  }
  return [left, right];
}
