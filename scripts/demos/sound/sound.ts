export const sampleRate = 48_000;

/** One channel, or left and right. */
export type Sound = readonly [Float32Array] | readonly [Float32Array, Float32Array];

export function silence(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(length);
}

/** Adds a sound to another, louder or softer and a little later. */
export function mixInto(
  mix: Float32Array,
  samples: Float32Array,
  { gain, delay = 0 }: { readonly gain: number; readonly delay?: number },
): void {
  const late = Math.round(delay * sampleRate);
  for (let place = late; place < mix.length; place++) {
    mix[place] = (mix[place] ?? 0) + gain * (samples[place - late] ?? 0);
  }
}

/** Places a voice between left (-1) and right (1) at the same loudness everywhere. */
export function panInto(
  [left, right]: readonly [Float32Array, Float32Array],
  samples: Float32Array,
  {
    pan,
    gain,
    delay = 0,
  }: { readonly pan: number; readonly gain: number; readonly delay?: number },
): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  mixInto(left, samples, { gain: gain * Math.cos(angle), delay });
  mixInto(right, samples, { gain: gain * Math.sin(angle), delay });
}

/** Both channels as one, for pitch tracking and waveforms. */
export function monoOf(sound: Sound): Float32Array {
  const [left, right] = sound;
  if (right === undefined) return left;
  return left.map((sample, place) => 0.5 * (sample + (right[place] ?? 0)));
}
