import { seededRandom } from "./seeded-random.ts";

export interface Note {
  readonly start: number;
  readonly end: number;
  /** Semitones above the lowest lane. */
  readonly lane: number;
}

interface PitchSettings {
  readonly notes: readonly Note[];
  readonly seed: number;
  readonly lanes: number;
  readonly laneHeight: number;
  /** By how many semitones the singer misses every note; 0 is an ordinary, human voice. */
  readonly stray?: number;
}

interface Pitch {
  /** The voice as sung: path data of a wandering line. */
  readonly raw: string;
  /** The same voice on its notes: path data of a stepped line. */
  readonly tuned: string;
}

const step = 5;
/** How fast each line reaches its note; the x axis is time. */
const glide = 17;
const retune = 4.5;
const retuneSteps = [1.5, 3, 5, 8, 12, 17, 24];
/** What a fast but not instant correction leaves of the error. */
const leftOver = 0.08;

/** Sings the notes with a seeded voice and corrects it. Pure: server and browser draw the same line. */
export function drawPitch({ notes, seed, lanes, laneHeight, stray = 0 }: PitchSettings): Pitch {
  const random = seededRandom(seed);
  const point = (x: number, lane: number) =>
    `${round(x)} ${round((lanes - lane - 0.5) * laneHeight)}`;
  let raw = "";
  let tuned = "";
  let last: { end: number; raw: number; tuned: number } | undefined;

  for (const { start, end, lane } of notes) {
    const legato = last?.end === start;
    const side = random() < 0.5 ? -1 : 1;
    const miss = side * (stray + (0.18 + random() * 0.34));
    const drift = (random() - 0.5) * 0.5;
    const phase = random() * 6;
    const scoop = legato && last ? last.raw - lane - miss + drift / 2 : -0.9;
    const landed = lane + miss * leftOver;
    const snap = legato && last ? last.tuned - landed : -0.7;

    let pitch = lane;
    for (let x = start; x <= end; x += step) {
      const progress = (x - start) / (end - start);
      const vibrato =
        Math.max(0, Math.min(1, (progress - 0.3) * 3)) * 0.24 * Math.sin(x / 6.2 + phase);
      pitch =
        lane + miss + drift * (progress - 0.5) + scoop * Math.exp((start - x) / glide) + vibrato;
      raw += `${x === start && !legato ? "M" : "L"}${point(x, pitch)}`;
    }

    tuned += `${legato ? "L" : "M"}${point(start, landed + snap)}`;
    for (const after of retuneSteps) {
      if (start + after < end) {
        tuned += `L${point(start + after, landed + snap * Math.exp(-after / retune))}`;
      }
    }
    tuned += `L${point(end, landed)}`;
    last = { end, raw: pitch, tuned: landed };
  }

  return { raw, tuned };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
