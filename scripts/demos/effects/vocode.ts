import { bandPass, filter, lowPass } from "../sound/biquad.ts";
import { mixInto, silence } from "../sound/sound.ts";

const bands = 26;
const lowest = 130;
const highest = 9500;

/** Lends the words of a voice to another sound: band by band as loud as the voice is there. */
export function vocode(voice: Float32Array, carrier: Float32Array): Float32Array {
  const octaves = Math.log2(highest / lowest) / (bands - 1);
  const spoken = silence(voice.length);
  for (let band = 0; band < bands; band++) {
    const hertz = lowest * 2 ** (band * octaves);
    const shape = bandPass(hertz, octaves);
    const cut = (samples: Float32Array) => filter(filter(samples, shape), shape);
    const envelope = filter(
      cut(voice).map((sample) => Math.abs(sample)),
      lowPass(28),
    );
    // Highs are weak in a voice, and yet they carry its words.
    const lift = (hertz / lowest) ** 0.35;
    mixInto(
      spoken,
      cut(carrier).map((sample, place) => sample * Math.max(0, envelope[place] ?? 0)),
      { gain: lift },
    );
  }
  return spoken;
}
