import { hertzAt, type PitchTrack } from "../pitch/pitch-track.ts";
import { findEpochs } from "./find-epochs.ts";

// Below this sum of windows the sound is let fade between two grains instead of being raised.
const thinnest = 0.6;
// From this shift on, in cents, the exact period counts more than the singer's own unevenness.
const fullShift = 6;

/**
 * Moves a voice from its pitch to another and leaves its throat alone: the periods are cut out
 * under soft windows and laid closer together or farther apart (TD-PSOLA).
 * `throat` moves the resonances: 1.2 makes the throat smaller by a fifth. Who moves one voice often finds its epochs
 * once.
 */
export function shiftPitch(
  samples: Float32Array,
  sampleRate: number,
  track: PitchTrack,
  target: PitchTrack,
  throat = 1,
  epochs: readonly number[] = findEpochs(samples, sampleRate, track),
): Float32Array<ArrayBuffer> {
  const sum = new Float32Array(samples.length);
  const weight = new Float32Array(samples.length);
  const epochAt = (index: number) => epochs[index] ?? samples.length + 1;
  let index = 0;
  let place = 0;
  while (place <= samples.length) {
    while (
      index + 1 < epochs.length &&
      Math.abs(epochAt(index + 1) - place) <= Math.abs(epochAt(index) - place)
    ) {
      index++;
    }
    const epoch = epochAt(index);
    const after = epochAt(index + 1) - epoch;
    const before = index === 0 ? after : epoch - epochAt(index - 1);
    layGrain(samples, sum, weight, { epoch, place, before, after, throat });

    const from = hertzAt(track, place / sampleRate);
    const to = hertzAt(target, place / sampleRate);
    if (from === 0 || to === 0) {
      // Nothing to keep in step with: back to where the sound really is.
      place = epochAt(index + 1) > place ? epochAt(index + 1) : place + after;
      continue;
    }
    const exact = Math.min(1, Math.abs(1200 * Math.log2(to / from)) / fullShift);
    place += Math.max(1, exact * (sampleRate / to) + (1 - exact) * after * (from / to));
  }
  return sum.map((value, at) => value / Math.max(weight[at] ?? 0, thinnest));
}

interface Grain {
  readonly epoch: number;
  readonly place: number;
  readonly before: number;
  readonly after: number;
  readonly throat: number;
}

/** Adds the sound around an epoch at another place, which may lie between two samples. */
function layGrain(
  samples: Float32Array,
  sum: Float32Array,
  weight: Float32Array,
  { epoch, place, before, after, throat }: Grain,
): void {
  const first = Math.max(0, Math.ceil(place - before / throat));
  const last = Math.min(sum.length - 1, Math.floor(place + after / throat));
  for (let at = first; at <= last; at++) {
    const offset = (at - place) * throat;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * offset) / (offset < 0 ? before : after));
    sum[at] = (sum[at] ?? 0) + window * sampleBetween(samples, epoch + offset);
    weight[at] = (weight[at] ?? 0) + window;
  }
}

/** A curve through the four samples around a place. */
function sampleBetween(samples: Float32Array, place: number): number {
  const floor = Math.floor(place);
  const share = place - floor;
  const here = samples[floor] ?? 0;
  if (share === 0) return here;
  const last = samples[floor - 1] ?? 0;
  const next = samples[floor + 1] ?? 0;
  const afterNext = samples[floor + 2] ?? 0;
  const slope = 0.5 * (next - last);
  const square = last - 2.5 * here + 2 * next - 0.5 * afterNext;
  const cube = 0.5 * (afterNext - last) + 1.5 * (here - next);
  return ((cube * share + square) * share + slope) * share + here;
}
