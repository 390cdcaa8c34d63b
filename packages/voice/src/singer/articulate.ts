import { seededRandom } from "../seeded-random.ts";
import { consonants } from "./consonants.ts";
import type { Note, Phrase } from "./phrase.ts";
import { smoothStep } from "./pitch-curve.ts";
import { voices } from "./voices.ts";
import { vowels, type Formants } from "./vowels.ts";

/** What tongue, lips and lungs do at a point in time. */
export interface Posture {
  voicing: number;
  breath: number;
  hiss: number;
  formants: [number, number, number, number, number];
}

// How long the tongue needs for most of a way.
const tongueSeconds = 0.034;
const lungSeconds = 0.014;

/** One posture for each step, each growing out of the one before. */
export function articulate(phrase: Phrase, step: number): Posture[] {
  const { throat, breathiness } = voices[phrase.voice];
  const random = seededRandom(phrase.seed + 1);
  const swells = phrase.notes.map(() => 0.82 + 0.18 * random());
  const tongue = 1 - Math.exp(-step / tongueSeconds);
  const lungs = 1 - Math.exp(-step / lungSeconds);
  const start = phrase.notes[0];
  let [voicing, breath, hiss] = [0, 0, 0];
  let formants: Formants = start === undefined ? vowels.uh : vowels[start.vowel];

  return Array.from({ length: Math.ceil(phrase.seconds / step) }, (_, frame) => {
    const time = frame * step;
    const aim = aimAt(phrase, swells, time, formants);
    voicing += (aim.voicing - voicing) * lungs;
    breath += (aim.breath + breathiness * aim.voicing - breath) * lungs;
    hiss += (aim.hiss - hiss) * lungs;
    formants = moved(formants, aim.formants, tongue);
    return { voicing, breath, hiss, formants: scaled(formants, throat) };
  });
}

interface Aim {
  readonly voicing: number;
  readonly breath: number;
  readonly hiss: number;
  readonly formants: Formants;
}

function aimAt(phrase: Phrase, swells: readonly number[], time: number, rest: Formants): Aim {
  for (const [place, note] of phrase.notes.entries()) {
    const onset = note.onset === undefined ? undefined : consonants[note.onset];
    const from = note.start - (onset?.seconds ?? 0);
    if (time >= from && time < note.start && onset !== undefined) {
      return { ...onset, formants: onset.formants ?? vowels[note.vowel] };
    }
    const next = phrase.notes[place + 1];
    const nextOnset = next?.onset === undefined ? 0 : consonants[next.onset].seconds;
    const until = Math.min(note.end, (next?.start ?? Infinity) - nextOnset);
    if (time >= note.start && time < until) {
      const voicing = loudnessAt(note, time) * (swells[place] ?? 1);
      return { voicing, breath: 0, hiss: 0, formants: vowels[note.vowel] };
    }
  }
  const drawn = phrase.breaths.find(({ start, end }) => time >= start && time < end);
  if (drawn === undefined) return { voicing: 0, breath: 0, hiss: 0, formants: rest };
  const share = (time - drawn.start) / (drawn.end - drawn.start);
  const breath = 0.16 * Math.sin(Math.PI * share) ** 2;
  return { voicing: 0, breath, hiss: 0.02 * share, formants: vowels.uh };
}

/** A note swells a little towards its middle and gives way before its end. */
function loudnessAt({ start, end, loudness = 1 }: Note, time: number): number {
  const length = end - start;
  const swell = 0.8 + 0.2 * Math.sin((Math.PI * (time - start)) / length);
  const release = smoothStep((end - time) / Math.min(0.14, length / 3));
  return loudness * swell * (0.25 + 0.75 * release);
}

function moved(from: Formants, to: Formants, share: number): Formants {
  const at = (place: 0 | 1 | 2 | 3 | 4) => from[place] + (to[place] - from[place]) * share;
  return [at(0), at(1), at(2), at(3), at(4)];
}

function scaled([f1, f2, f3, f4, f5]: Formants, throat: number): Posture["formants"] {
  return [f1 * throat, f2 * throat, f3 * throat, f4 * throat, f5 * throat];
}
