import { retarget, retune, scales, shiftPitch, type PitchTrack } from "@autotune/voice";
import { reverberate } from "../effects/reverberate.ts";
import { mixInto, panInto, sampleRate, silence } from "../sound/sound.ts";
import type { Recipe, Take } from "./recipe.ts";

const scale = scales.aMinor;

export const autotuneRecipes: Readonly<Record<string, Recipe>> = {
  // Right, and nobody hears why.
  "AT-PRO": {
    phrase: "lead",
    after: (take) => ({ sound: [tuned(take, 45)] }),
  },
  // As fast as a stage needs it.
  "AT-2026": {
    phrase: "run",
    after: (take) => ({ sound: [tuned(take, 8)] }),
  },
  // In between, with a slightly smaller throat.
  "AT-HYBRID": {
    phrase: "low",
    after: (take) => ({ sound: [tuned(take, 22, 1.1)] }),
  },
  // Nailed to the notes, with an octave above and echoes in time.
  "AT-EFX-PLUS": {
    phrase: "lead",
    after: (take) => {
      const target = retune(take.track, { scale, milliseconds: 0 });
      const lead = shiftPitch(take.samples, sampleRate, take.track, target);
      const octave = shifted(
        take,
        retarget(target, () => 12),
      );
      const double = shifted(
        take,
        retarget(target, () => 0.14),
        1.06,
      );
      const sound = [silence(lead.length), silence(lead.length)] as const;
      panInto(sound, lead, { pan: 0, gain: 1 });
      panInto(sound, double, { pan: -0.8, gain: 0.45, delay: 0.018 });
      panInto(sound, octave, { pan: 0.6, gain: 0.28, delay: 0.011 });
      for (let echo = 1; echo <= 4; echo++) {
        panInto(sound, lead, {
          pan: echo % 2 === 0 ? -0.7 : 0.7,
          gain: 0.42 * 0.55 ** (echo - 1),
          delay: 0.3 * echo,
        });
      }
      const room = reverberate(lead, { seconds: 1.2, size: 0.7, brightness: 0.7, delay: 0.01 });
      for (const side of [0, 1] as const) mixInto(sound[side], room[side], { gain: 0.1 });
      return { sound, lead };
    },
  },
};

function tuned(take: Take, milliseconds: number, throat = 1): Float32Array {
  return shifted(take, retune(take.track, { scale, milliseconds }), throat);
}

function shifted({ samples, track }: Take, target: PitchTrack, throat = 1): Float32Array {
  return shiftPitch(samples, sampleRate, track, target, throat);
}
