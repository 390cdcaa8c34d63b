import { seededRandom } from "@autotune/voice";
import { deEss } from "../effects/de-ess.ts";
import { reverberate } from "../effects/reverberate.ts";
import { throughFfmpeg } from "../sound/ffmpeg.ts";
import { mixInto, sampleRate } from "../sound/sound.ts";
import type { Recipe, Take } from "./recipe.ts";

export const vocalChainRecipes: Readonly<Record<string, Recipe>> = {
  "VC-PREP": {
    phrase: "hook",
    spoil: { name: "noisy", make: inNoisyRoom },
    after: async ({ samples }) => ({
      sound: [
        await throughFfmpeg(
          samples,
          [
            "highpass=f=95",
            "bandreject=f=100:width_type=h:w=12",
            "bandreject=f=150:width_type=h:w=12",
            "afftdn=nr=24:nf=-32:tn=0",
            // The latency of afftdn.
            "atrim=start_sample=1200",
            "agate=threshold=0.05:ratio=4:range=0.01:attack=4:release=90:knee=4",
            "acompressor=threshold=0.06:ratio=3.5:attack=10:release=160:makeup=3",
          ].join(),
        ),
      ],
    }),
  },
  "VC-EQ": {
    phrase: "hook",
    spoil: {
      name: "muddy",
      make: ({ samples }) =>
        throughFfmpeg(
          samples,
          [
            "equalizer=f=300:width_type=o:w=1.2:g=10",
            "equalizer=f=1000:width_type=o:w=0.7:g=9",
            "treble=f=3200:g=-14",
          ].join(),
        ),
    },
    after: async ({ samples }) => ({
      sound: [
        await throughFfmpeg(
          samples,
          [
            "highpass=f=90",
            "equalizer=f=300:width_type=o:w=1.3:g=-12",
            "equalizer=f=1000:width_type=o:w=0.8:g=-10",
            "equalizer=f=3200:width_type=o:w=1.4:g=5",
            "treble=f=3800:g=18",
          ].join(),
        ),
      ],
    }),
  },
  "VC-COMPRESSOR": {
    phrase: "hook",
    spoil: { name: "uneven", make: async ({ samples }) => unevenly(samples) },
    after: async ({ samples }) => ({
      sound: [
        await throughFfmpeg(
          samples,
          "acompressor=threshold=0.05:ratio=7:attack=4:release=90:knee=4:makeup=6",
        ),
      ],
    }),
  },
  "VC-DE-ESSER": {
    phrase: "sibilant",
    spoil: {
      name: "sharp",
      make: ({ samples }) => throughFfmpeg(samples, "treble=f=5200:g=9"),
    },
    after: ({ samples }) => ({ sound: [deEss(samples, 0.018)] }),
  },
  "VC-REVERB": {
    phrase: "held",
    after: ({ samples }) => {
      const room = reverberate(samples, { seconds: 2.6, size: 1, brightness: 0.55, delay: 0.02 });
      for (const side of room) mixInto(side, samples, { gain: 1.1 });
      return { sound: room, lead: samples };
    },
  },
};

/** A bedroom with a fan, a humming cable, and a singer who turns away from the microphone. */
async function inNoisyRoom({ samples }: Take): Promise<Float32Array> {
  const random = seededRandom(5);
  const [room] = reverberate(samples, { seconds: 0.5, size: 0.35, brightness: 0.8, delay: 0.004 });
  let rumble = 0;
  return unevenly(samples).map((sample, place) => {
    const noise = random() - 0.5;
    rumble += (noise - rumble) * 0.02;
    const seconds = place / sampleRate;
    const hum = Math.sin(2 * Math.PI * 100 * seconds) + 0.5 * Math.sin(2 * Math.PI * 150 * seconds);
    return 0.7 * sample + 0.3 * (room[place] ?? 0) + 0.06 * noise + 0.25 * rumble + 0.016 * hum;
  });
}

/** Some words are shouted, others are lost. */
function unevenly(samples: Float32Array): Float32Array {
  const decibels = [-2, -15, 2, -18, -9, 3, -16, -4, -18, 1, -13, -13];
  let gain = 1;
  return samples.map((sample, place) => {
    const word = decibels[Math.floor(place / (0.58 * sampleRate))] ?? 0;
    gain += (10 ** (word / 20) - gain) * 0.0008;
    return sample * gain;
  });
}
