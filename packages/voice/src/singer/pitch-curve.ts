import { seededRandom } from "../seeded-random.ts";
import type { Phrase } from "./phrase.ts";
import { voices } from "./voices.ts";

// Notes nearer to each other than this are bound: the voice glides.
const legatoGap = 0.12;

/** The MIDI pitch that the singer's throat aims at, one value each step. It never rests. */
export function pitchCurve(phrase: Phrase, step: number): Float64Array {
  const { notes } = phrase;
  const { vibratoHertz, vibratoDepth } = voices[phrase.voice];
  const random = seededRandom(phrase.seed);
  const curve = new Float64Array(Math.ceil(phrase.seconds / step));
  const first = notes[0];
  if (first === undefined) return curve;

  curve.fill(first.midi + (first.cents ?? 0) / 100);
  for (const [place, note] of notes.entries()) {
    const before = notes[place - 1];
    const leap = note.midi - (before?.midi ?? note.midi);
    const isBound = before !== undefined && note.start - before.end < legatoGap;
    const glide = isBound ? 0.085 + 0.006 * Math.abs(leap) : 0.03;
    const move = leap + ((note.cents ?? 0) - (before?.cents ?? note.cents ?? 0)) / 100;
    // Singers reach for a note from below, and fall past it from above.
    const scoop = leap < 0 ? 0.2 + 0.3 * random() : -(isBound ? 0.45 : 0.7) * (0.6 + random());
    const scoopTime = 0.07 + 0.07 * random();
    const tilt = 0.5 * (random() - 0.5);
    const vibratoFrom = note.start + Math.max(0.22, 0.3 * (note.end - note.start));
    const vibratoPhase = 2 * Math.PI * random();
    const next = notes[place + 1]?.start ?? phrase.seconds;

    for (let frame = 0; frame < curve.length; frame++) {
      const time = frame * step;
      const since = time - note.start;
      let change = move * smoothStep(since / glide + 0.5);
      if (since >= 0 && time < next) {
        const vibrato = vibratoDepth * smoothStep((time - vibratoFrom) / 0.35);
        change += scoop * Math.exp(-since / scoopTime) + tilt * (since / (next - note.start) - 0.5);
        change += vibrato * Math.sin(vibratoPhase + 2 * Math.PI * vibratoHertz * since);
      }
      curve[frame] = (curve[frame] ?? 0) + change;
    }
  }
  wander(curve, step, random);
  return curve;
}

/** A slow, small unsteadiness, and no corner anywhere: muscles have inertia. */
function wander(curve: Float64Array, step: number, random: () => number): void {
  let drift = 0;
  let smooth = curve[0] ?? 0;
  for (let frame = 0; frame < curve.length; frame++) {
    drift += (random() - 0.5) * 0.2 * Math.sqrt(step) - drift * step * 2;
    smooth += ((curve[frame] ?? 0) + drift - smooth) * (1 - Math.exp(-step / 0.012));
    curve[frame] = smooth;
  }
}

export function smoothStep(share: number): number {
  const held = Math.min(Math.max(share, 0), 1);
  return held * held * (3 - 2 * held);
}
