import { hertzOf } from "../pitch/midi-note.ts";
import { seededRandom } from "../seeded-random.ts";
import { articulate } from "./articulate.ts";
import { Glottis } from "./glottis.ts";
import type { Phrase } from "./phrase.ts";
import { pitchCurve } from "./pitch-curve.ts";
import { Resonator } from "./resonator.ts";
import { voices } from "./voices.ts";
import { bandwidths, upperResonances } from "./vowels.ts";

const stepSeconds = 0.002;
const loudest = 0.7;
const hissHertz = 6800;
const heardOvertones = 14;

/** Sings a phrase: vocal folds, then the resonances of a throat, moved by tongue and lungs. */
export function sing(phrase: Phrase, sampleRate: number): Float32Array<ArrayBuffer> {
  const { openness, throat: throatSize } = voices[phrase.voice];
  const random = seededRandom(phrase.seed + 2);
  const perStep = Math.round(stepSeconds * sampleRate);
  const step = perStep / sampleRate;
  const pitches = pitchCurve(phrase, step);
  const postures = articulate(phrase, step);
  const glottis = new Glottis(sampleRate, openness, random);
  const throat = bandwidths.map(() => new Resonator(sampleRate));
  const air = upperResonances.map(([hertz, bandwidth]) => {
    const resonator = new Resonator(sampleRate);
    resonator.tune(hertz * throatSize, bandwidth);
    return resonator;
  });
  const teeth = new Resonator(sampleRate);
  teeth.tune(hissHertz, 2200);

  const samples = new Float32Array(Math.round(phrase.seconds * sampleRate));
  let steadiness = 0;
  let lastNoise = 0;
  for (let start = 0; start < samples.length; start += perStep) {
    const frame = start / perStep;
    const posture = postures[frame];
    const next = postures[frame + 1] ?? posture;
    if (posture === undefined || next === undefined) break;
    const hertz = hertzOf(pitches[frame] ?? 0);
    const nextHertz = hertzOf(pitches[frame + 1] ?? pitches[frame] ?? 0);
    for (const [place, resonator] of throat.entries()) {
      const formant = posture.formants[place] ?? 0;
      // Above their first resonance singers open the mouth until it fits the note.
      const fitted = place === 0 ? Math.max(formant, hertz * 1.08) : formant;
      resonator.tune(fitted, bandwidths[place] ?? 0);
    }
    const before = steadiness;
    steadiness = 1 / throatLoudness(throat, hertz) ** 0.85;
    const end = Math.min(start + perStep, samples.length);
    for (let place = start; place < end; place++) {
      const share = (place - start) / perStep;
      const voicing = posture.voicing + (next.voicing - posture.voicing) * share;
      const breath = posture.breath + (next.breath - posture.breath) * share;
      let sample = glottis.next(hertz + (nextHertz - hertz) * share, voicing, breath);
      for (const resonator of throat) sample = resonator.next(sample);
      for (const resonator of air) sample = resonator.next(sample);
      sample *= before + (steadiness - before) * share;
      const noise = random() - 0.5;
      // The difference to the noise before leaves only what is sharp.
      samples[place] = sample + teeth.next((noise - lastNoise) * posture.hiss);
      lastNoise = noise;
    }
  }
  return level(samples, sampleRate);
}

/**
 * How loud a tone comes out of the throat. It jumps when an overtone meets a resonance; a singer
 * hears that and evens most of it out.
 */
function throatLoudness(throat: readonly Resonator[], hertz: number): number {
  let energy = 0;
  for (let overtone = 1; overtone <= heardOvertones; overtone++) {
    let loudness = 1 / overtone;
    for (const resonator of throat) loudness *= resonator.loudnessAt(overtone * hertz);
    energy += loudness * loudness;
  }
  return Math.sqrt(energy);
}

/** Brings the loudest sample to a fixed level; begins and ends without a click. */
function level(samples: Float32Array<ArrayBuffer>, sampleRate: number): Float32Array<ArrayBuffer> {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const fade = 0.005 * sampleRate;
  return samples.map((sample, place) => {
    const edge = Math.min(1, place / fade, (samples.length - 1 - place) / fade);
    return peak === 0 ? 0 : (sample / peak) * loudest * edge;
  });
}
