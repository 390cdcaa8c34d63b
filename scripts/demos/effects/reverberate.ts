import { sampleRate, silence } from "../sound/sound.ts";

interface Room {
  /** How long until a clap has died away. */
  readonly seconds: number;
  /** 1 is a hall; smaller numbers are smaller rooms. */
  readonly size: number;
  /** How much of the highs each way through the room keeps, 0 to 1. */
  readonly brightness: number;
  /** Seconds until the first reflection. */
  readonly delay: number;
}

// Lengths without a common divisor, in milliseconds, so that no echo stands out.
const ways = [29.7, 37.1, 41.1, 43.7, 53.3, 59.9, 67.3, 73.9];

/** The reverberation of a room, left and right, without the voice itself: eight delays that feed each other. */
export function reverberate(
  samples: Float32Array,
  { seconds, size, brightness, delay }: Room,
): [Float32Array, Float32Array] {
  const lengths = ways.map((way) => Math.round((way / 1000) * size * sampleRate));
  const lines = lengths.map(silence);
  const decays = lengths.map((length) => 10 ** ((-3 * length) / (seconds * sampleRate)));
  const dulled = ways.map(() => 0);
  const left = silence(samples.length);
  const right = silence(samples.length);
  const late = Math.round(delay * sampleRate);

  for (let place = 0; place < samples.length; place++) {
    const voice = samples[place - late] ?? 0;
    const heard = lines.map((line) => line[place % line.length] ?? 0);
    const mixed = hadamard(heard);
    for (const [number, line] of lines.entries()) {
      const previous = dulled[number] ?? 0;
      const sound = previous + ((mixed[number] ?? 0) - previous) * brightness;
      dulled[number] = sound;
      line[place % line.length] = voice + sound * (decays[number] ?? 0);
      const side = number % 2 === 0 ? left : right;
      const sign = number % 4 < 2 ? 0.5 : -0.5;
      side[place] = (side[place] ?? 0) + sign * (heard[number] ?? 0);
    }
  }
  return [left, right];
}

/** Mixes all lines into each, keeping their energy. */
function hadamard(values: readonly number[]): number[] {
  let mixed = values.map((value) => value / Math.sqrt(values.length));
  for (let half = 1; half < values.length; half *= 2) {
    mixed = mixed.map((value, place) => {
      const partner = mixed[place ^ half] ?? 0;
      return (place & half) === 0 ? value + partner : partner - value;
    });
  }
  return mixed;
}
