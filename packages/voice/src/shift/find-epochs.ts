import { hertzAt, type PitchTrack } from "../pitch/pitch-track.ts";

// Where there is no pitch, marks stand this far apart, in seconds.
const restSpacing = 0.005;
// How far from its expected place the next period may begin, as a share of the period.
const slack = 0.18;

/** Where periods of the voice lie, in samples, from the first to the end; in rests evenly spaced. */
export function findEpochs(samples: Float32Array, sampleRate: number, track: PitchTrack): number[] {
  const epochs = [0];
  const rest = Math.max(1, Math.round(restSpacing * sampleRate));
  const restUntil = (end: number) => {
    for (let place = (epochs.at(-1) ?? 0) + rest; place < end; place += rest) epochs.push(place);
  };
  for (const { start, end } of voicedStretches(samples.length, sampleRate, track)) {
    restUntil(start);
    const last = epochs.at(-1) ?? 0;
    for (const epoch of followPeriods(samples, sampleRate, track, start, end)) {
      if (epoch > last) epochs.push(epoch);
    }
  }
  restUntil(samples.length);
  if (samples.length > 0) epochs.push(samples.length);
  return epochs;
}

function voicedStretches(
  length: number,
  sampleRate: number,
  { hop, hertz }: PitchTrack,
): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  let from = 0;
  for (let frame = 0; frame <= hertz.length; frame++) {
    if ((hertz[frame] ?? 0) > 0) continue;
    const start = Math.max(0, Math.round((from - 0.5) * hop * sampleRate));
    const end = Math.min(length, Math.round((frame - 0.5) * hop * sampleRate));
    if (frame > from && end > start) stretches.push({ start, end });
    from = frame + 1;
  }
  return stretches;
}

/** From the loudest place to both sides, always to where the wave looks most like the last one. */
function followPeriods(
  samples: Float32Array,
  sampleRate: number,
  track: PitchTrack,
  start: number,
  end: number,
): number[] {
  const periodAt = (place: number) => {
    const hertz = hertzAt(track, place / sampleRate);
    return hertz > 0 ? sampleRate / hertz : restSpacing * sampleRate;
  };
  let loudest = start;
  for (let place = start; place < end; place++) {
    if (Math.abs(samples[place] ?? 0) > Math.abs(samples[loudest] ?? 0)) loudest = place;
  }
  const walk = (direction: 1 | -1) => {
    const found: number[] = [];
    let place = loudest;
    for (;;) {
      place = mostAlike(samples, place, direction, periodAt(place));
      if (place <= start || place >= end) return found;
      found.push(place);
    }
  };
  return [...walk(-1).toReversed(), loudest, ...walk(1)];
}

function mostAlike(
  samples: Float32Array,
  place: number,
  direction: 1 | -1,
  period: number,
): number {
  const half = Math.round(period / 2);
  const first = Math.round(period * (1 - slack));
  const last = Math.round(period * (1 + slack));
  let best = place + direction * Math.max(1, Math.round(period));
  let bestLikeness = 0;
  for (let distance = Math.max(1, first); distance <= last; distance++) {
    const candidate = place + direction * distance;
    let likeness = 0;
    let energy = 1e-9;
    for (let offset = -half; offset <= half; offset += 2) {
      const there = samples[candidate + offset] ?? 0;
      likeness += there * (samples[place + offset] ?? 0);
      energy += there * there;
    }
    const scaled = likeness / Math.sqrt(energy);
    if (scaled > bestLikeness) {
      bestLikeness = scaled;
      best = candidate;
    }
  }
  return best;
}
