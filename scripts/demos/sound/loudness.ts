import { filter } from "./biquad.ts";
import { sampleRate, type Sound } from "./sound.ts";

// The two filters of ITU-R BS.1770 at 48 kHz: the head's shadow, and how little we hear of lows.
const headFilter = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const lowFilter = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

const blockLength = 0.4 * sampleRate;
const blockStep = 0.1 * sampleRate;

/** How loud people hear a sound, in LUFS. Pauses do not count. */
export function loudnessOf(sound: Sound): number {
  const channels = sound.map((channel) => filter(filter(channel, headFilter), lowFilter));
  const energies: number[] = [];
  for (let start = 0; start + blockLength <= sound[0].length; start += blockStep) {
    let energy = 0;
    for (const channel of channels) {
      for (let place = start; place < start + blockLength; place++) {
        energy += (channel[place] ?? 0) ** 2 / blockLength;
      }
    }
    energies.push(energy);
  }
  const audible = energies.filter((energy) => toLufs(energy) > -70);
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((energy) => toLufs(energy) > gate)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toLufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}
