import { sampleRate } from "../sound/sound.ts";

interface Repeat {
  readonly from: number;
  readonly until: number;
  /** How long the repeated slice is. */
  readonly slice: number;
}

const fade = 0.004 * sampleRate;

/** Repeats a slice until its time is over; the song goes on underneath. */
export function stutter(samples: Float32Array, repeats: readonly Repeat[]): Float32Array {
  const stuttered = samples.slice();
  for (const { from, until, slice } of repeats) {
    const start = Math.round(from * sampleRate);
    const length = Math.round(slice * sampleRate);
    const end = Math.min(samples.length, Math.round(until * sampleRate));
    for (let place = start; place < end; place++) {
      const within = (place - start) % length;
      const edge = Math.min(1, within / fade, (length - within) / fade, (end - place) / fade);
      stuttered[place] = (samples[start + within] ?? 0) * edge;
    }
    // The song goes and comes back as softly as the slices do.
    for (let place = 0; place < fade; place++) {
      const [before, after] = [start - 1 - place, end + place];
      stuttered[before] = (stuttered[before] ?? 0) * (place / fade);
      stuttered[after] = (samples[after] ?? 0) * (place / fade);
    }
  }
  return stuttered;
}
