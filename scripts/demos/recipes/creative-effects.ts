import { retarget, retune, scales, scaleSteps, seededRandom, shiftPitch } from "@autotune/voice";
import { orbit } from "../effects/orbit.ts";
import { reverberate } from "../effects/reverberate.ts";
import { sawtoothChords } from "../effects/sawtooth-chords.ts";
import { scatterGrains } from "../effects/scatter-grains.ts";
import { stutter } from "../effects/stutter.ts";
import { unsteadiness } from "../effects/unsteadiness.ts";
import { vocode } from "../effects/vocode.ts";
import { filter, lowPass } from "../sound/biquad.ts";
import { throughFfmpeg } from "../sound/ffmpeg.ts";
import { mixInto, panInto, sampleRate, silence } from "../sound/sound.ts";
import type { Recipe, Take } from "./recipe.ts";

const scale = scales.aMinor;

export const creativeEffectRecipes: Readonly<Record<string, Recipe>> = {
  // Another person: a man with a long throat.
  "CE-METAMORPH": {
    phrase: "hook",
    after: (take) => ({ sound: [moved(take, () => -9, 0.8)] }),
  },
  "CE-HARMONY": {
    phrase: "held",
    after: (take) => {
      const target = retune(take.track, { scale, milliseconds: 12 });
      const sing = (steps: number, throat: number) => {
        const line = retarget(target, (_, midi) => scaleSteps(midi, steps, scale));
        return shiftPitch(take.samples, sampleRate, take.track, line, throat);
      };
      const lead = sing(0, 1);
      const sound = stereo(take);
      panInto(sound, lead, { pan: 0, gain: 1 });
      panInto(sound, sing(2, 1.05), { pan: -0.65, gain: 0.75, delay: 0.012 });
      panInto(sound, sing(4, 1.08), { pan: 0.65, gain: 0.65, delay: 0.019 });
      panInto(sound, sing(-3, 0.92), { pan: 0.15, gain: 0.6, delay: 0.008 });
      return { sound, lead };
    },
  },
  "CE-VOCODIST": {
    phrase: "hook",
    after: ({ samples }) => {
      const chords = sawtoothChords(samples.length, [
        { from: 0, notes: [45, 57, 60, 64, 69] },
        { from: 1.8, notes: [41, 53, 57, 60, 67] },
        { from: 3, notes: [48, 55, 60, 64, 67] },
        { from: 4.5, notes: [45, 57, 60, 64, 71] },
      ]);
      return { sound: [vocode(samples, chords)], lead: samples };
    },
  },
  "CE-CHOIR": {
    phrase: "held",
    after: (take) => {
      const random = seededRandom(12);
      const dry = stereo(take);
      const mono = silence(take.samples.length);
      for (let singer = 0; singer < 14; singer++) {
        const waver = unsteadiness(100 + singer);
        const octave = [0, 0, 0, -12, 0, 0, 12][singer % 7] ?? 0;
        const throat = 0.88 + 0.26 * random();
        const voice = moved(take, (seconds) => octave + 0.16 * waver(seconds), throat);
        const place = { gain: octave === 12 ? 0.12 : 0.3, delay: 0.07 * random() };
        panInto(dry, voice, { pan: 1.8 * random() - 0.9, ...place });
        mixInto(mono, voice, place);
      }
      const hall = reverberate(mono, { seconds: 2.4, size: 1, brightness: 0.5, delay: 0.02 });
      for (const side of [0, 1] as const) mixInto(dry[side], hall[side], { gain: 0.3 });
      return { sound: dry, lead: take.samples };
    },
  },
  // The same line sung twice more, at both sides.
  "CE-TWIN": {
    phrase: "hook",
    after: (take) => {
      const sound = stereo(take);
      panInto(sound, take.samples, { pan: 0, gain: 0.7 });
      for (const [number, pan] of [-0.95, 0.95].entries()) {
        const waver = unsteadiness(31 + number);
        const voice = moved(take, (seconds) => 0.17 * waver(seconds), 0.95 + 0.1 * number);
        panInto(sound, voice, { pan, gain: 0.75, delay: 0.022 + 0.013 * number });
      }
      return { sound, lead: take.samples };
    },
  },
  "CE-EMBER": {
    phrase: "hook",
    after: async ({ samples }) => ({
      sound: [
        await throughFfmpeg(
          samples,
          [
            "highpass=f=110",
            "dcshift=0.06",
            "volume=34dB",
            "asoftclip=type=atan:oversample=8",
            "highpass=f=40",
            "equalizer=f=2600:width_type=o:w=1.2:g=3",
            "lowpass=f=9000",
          ].join(),
        ),
      ],
    }),
  },
  "CE-WHISPER": {
    phrase: "held",
    after: ({ samples }) => {
      const random = seededRandom(3);
      const air = samples.map(() => 1.4 * (random() - 0.5));
      const whispered = vocode(samples, air);
      mixInto(whispered, samples, { gain: 0.02 });
      return { sound: [whispered], lead: samples };
    },
  },
  // The throat grows longer and then shorter than the singer's own; the pitch stays.
  "CE-LARYNX": {
    phrase: "held",
    after: (take) => {
      const long = moved(take, () => 0, 0.76);
      const short = moved(take, () => 0, 1.3);
      const sound = long.map((sample, place) => {
        const share = 0.5 - 0.5 * Math.cos((2 * Math.PI * place) / long.length);
        return sample * (1 - share) + (short[place] ?? 0) * share;
      });
      return { sound: [sound] };
    },
  },
  "CE-SHARD": {
    phrase: "hook",
    after: (take) => {
      const sound = scatterGrains(take.samples, 17);
      for (const side of sound) mixInto(side, take.samples, { gain: 0.25 });
      return { sound, lead: take.samples };
    },
  },
  "CE-ORBIT": {
    phrase: "hook",
    after: ({ samples }) => {
      const sound = orbit(samples, 0.45);
      const room = reverberate(samples, { seconds: 0.9, size: 0.5, brightness: 0.6, delay: 0.01 });
      for (const side of [0, 1] as const) mixInto(sound[side], room[side], { gain: 0.07 });
      return { sound, lead: samples };
    },
  },
  // A telephone in the next room.
  "CE-DIAL": {
    phrase: "hook",
    after: async ({ samples }) => ({
      sound: [
        await throughFfmpeg(
          samples,
          [
            "highpass=f=420",
            "highpass=f=420",
            "volume=14dB",
            "asoftclip=type=hard",
            "acrusher=bits=9:samples=4:mix=0.5:mode=log",
            "equalizer=f=1500:width_type=o:w=1:g=5",
            "lowpass=f=3000",
            "lowpass=f=3000",
          ].join(),
        ),
      ],
      lead: samples,
    }),
  },
  // Sixteenths and thirty-seconds at 100 beats a minute.
  "CE-STUTTER": {
    phrase: "hook",
    after: ({ samples }) => {
      const cut = stutter(samples, [
        { from: 0.3, until: 0.6, slice: 0.15 },
        { from: 0.9, until: 1.5, slice: 0.15 },
        { from: 1.5, until: 1.8, slice: 0.075 },
        { from: 2.4, until: 2.7, slice: 0.0375 },
        { from: 3, until: 3.3, slice: 0.1 },
        { from: 3.6, until: 4.2, slice: 0.15 },
        { from: 4.8, until: 5.4, slice: 0.15 },
        { from: 5.4, until: 5.7, slice: 0.075 },
        { from: 5.7, until: 6, slice: 0.0375 },
      ]);
      return { sound: [cut] };
    },
  },
  // A reverberation an octave above.
  "CE-HALO": {
    phrase: "held",
    after: (take) => {
      const hall = { seconds: 4.5, size: 1.25, brightness: 0.8, delay: 0.03 };
      const above = moved(take, () => 12, 1.05);
      mixInto(
        above,
        moved(take, () => 19),
        { gain: 0.35 },
      );
      const shimmer = reverberate(above, hall);
      const room = reverberate(take.samples, hall);
      const sound = stereo(take);
      for (const side of [0, 1] as const) {
        mixInto(sound[side], take.samples, { gain: 0.8 });
        mixInto(sound[side], room[side], { gain: 0.45 });
        mixInto(sound[side], shimmer[side], { gain: 0.55 });
      }
      return { sound, lead: take.samples };
    },
  },
  "CE-UNDERTOW": {
    phrase: "hook",
    after: async (take) => {
      const below = filter(
        moved(take, () => -12, 0.8),
        lowPass(1400),
      );
      const deep = await throughFfmpeg(below, "volume=6dB,asoftclip=type=tanh:oversample=4");
      mixInto(deep, take.samples, { gain: 0.4 });
      return { sound: [deep], lead: take.samples };
    },
  },
};

function stereo({ samples }: Take): readonly [Float32Array, Float32Array] {
  return [silence(samples.length), silence(samples.length)];
}

function moved(
  { samples, track }: Take,
  semitonesAt: (seconds: number) => number,
  throat = 1,
): Float32Array<ArrayBuffer> {
  return shiftPitch(samples, sampleRate, track, retarget(track, semitonesAt), throat);
}
