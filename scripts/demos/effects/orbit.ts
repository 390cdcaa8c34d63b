import { filter, lowPass } from "../sound/biquad.ts";
import { sampleRate, silence } from "../sound/sound.ts";

const headSeconds = 0.00065;

/** Lets a voice walk around the listener: sooner and louder in the nearer ear, duller behind. */
export function orbit(samples: Float32Array, turnsPerSecond: number): [Float32Array, Float32Array] {
  const dull = filter(samples, lowPass(2400));
  const ears = [-1, 1].map((ear) => {
    const heard = silence(samples.length);
    for (let place = 0; place < samples.length; place++) {
      const angle = (2 * Math.PI * turnsPerSecond * place) / sampleRate;
      const side = Math.sin(angle) * ear;
      const behind = 0.5 - 0.5 * Math.cos(angle);
      const from = place - ((1 - side) / 2) * headSeconds * sampleRate;
      const near = between(samples, from) * (1 - behind) + between(dull, from) * behind;
      const shadow = between(dull, from);
      const share = (1 + side) / 2;
      heard[place] = (near * share + shadow * 0.25 * (1 - share)) * (1 - 0.3 * behind);
    }
    return heard;
  });
  return [ears[0] ?? samples, ears[1] ?? samples];
}

function between(samples: Float32Array, place: number): number {
  const floor = Math.floor(place);
  const here = samples[floor] ?? 0;
  return here + ((samples[floor + 1] ?? 0) - here) * (place - floor);
}
