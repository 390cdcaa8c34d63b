import { loudnessOf } from "./loudness.ts";
import { sampleRate, type Sound } from "./sound.ts";

const wantedLoudness = -16;
// Above the knee peaks are bent, so that none reaches full scale once an encoder has blurred it.
const knee = 0.6;
const ceiling = 0.8;
const fadeIn = 0.02 * sampleRate;
// Long enough for the tail of a hall's reverberation.
const fadeOut = 0.4 * sampleRate;

/** Makes recordings equally loud, so that a comparison is about sound and not about level. */
export function master(sound: Sound): Sound {
  const gain = 10 ** ((wantedLoudness - loudnessOf(sound)) / 20);
  const finish = (channel: Float32Array) =>
    channel.map((sample, place) => {
      const edge = Math.min(1, place / fadeIn, (channel.length - 1 - place) / fadeOut);
      return bend(sample * gain) * edge;
    });
  const [left, right] = sound;
  return right === undefined ? [finish(left)] : [finish(left), finish(right)];
}

function bend(sample: number): number {
  const size = Math.abs(sample);
  if (size <= knee) return sample;
  const room = ceiling - knee;
  return Math.sign(sample) * (knee + room * Math.tanh((size - knee) / room));
}
