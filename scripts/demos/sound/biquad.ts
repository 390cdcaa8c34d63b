import { sampleRate } from "./sound.ts";

interface Coefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Runs a sound through a filter of second order. */
export function filter(
  samples: Float32Array,
  { b0, b1, b2, a1, a2 }: Coefficients,
): Float32Array<ArrayBuffer> {
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  const filtered = new Float32Array(samples.length);
  for (let place = 0; place < samples.length; place++) {
    const sample = samples[place] ?? 0;
    const out = b0 * sample + b1 * in1 + b2 * in2 - a1 * out1 - a2 * out2;
    [in2, in1, out2, out1] = [in1, sample, out1, out];
    filtered[place] = out;
  }
  return filtered;
}

/** Lets through what lies around a frequency; the band is `octaves` wide. */
export function bandPass(hertz: number, octaves: number): Coefficients {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const alpha = Math.sin(angle) * Math.sinh(((Math.LN2 / 2) * octaves * angle) / Math.sin(angle));
  const scale = 1 + alpha;
  return {
    b0: alpha / scale,
    b1: 0,
    b2: -alpha / scale,
    a1: (-2 * Math.cos(angle)) / scale,
    a2: (1 - alpha) / scale,
  };
}

export function lowPass(hertz: number): Coefficients {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const scale = 1 + alpha;
  const edge = (1 - Math.cos(angle)) / scale;
  return {
    b0: edge / 2,
    b1: edge,
    b2: edge / 2,
    a1: (-2 * Math.cos(angle)) / scale,
    a2: (1 - alpha) / scale,
  };
}
