import {
  centsOff,
  phrases,
  prepareTake,
  retune,
  scaleOn,
  scales,
  shiftPitch,
  sing,
  trackPitch,
  tuneTake,
  type Phrase,
  type Scale,
} from "@autotune/voice";
import { phraseInKey, phrasesInKeys } from "@autotune/voice/testing";
import { describe, expect, it } from "vitest";
import { sampleRate } from "./sound/sound.ts";
import { addNoise, addRoom } from "./testing/spoil-recording.ts";
import { trackWithAubio } from "./testing/track-with-aubio.ts";

const robot = 0;
const natural = 120;

/** The share of what is sung, as aubio hears it, that lies within 10 cents of the scale. */
async function onTarget(samples: Float32Array, phrase: Phrase, scale: Scale): Promise<number> {
  const { hop, hertz } = await trackWithAubio(samples, sampleRate);
  const isSung = (frame: number) =>
    phrase.notes.some(({ start, end }) => frame * hop >= start && frame * hop < end);
  const sung = hertz.map((value, frame) => (isSung(frame) ? value : 0));
  return centsOff({ hop, hertz: sung }, scale).within(10);
}

const inKeys = [0, 4, 8, 12].flatMap((place) => {
  const chosen = phrasesInKeys[place];
  if (chosen === undefined) return [];
  const { tonic, mode } = chosen;
  return [
    {
      name: `${mode} on ${tonic}`,
      phrase: phraseInKey(chosen, place),
      scale: scaleOn(tonic, mode),
    },
  ];
});
const sung: readonly { name: string; phrase: Phrase; scale: Scale }[] = [
  { name: "lead", phrase: phrases.lead, scale: scales.aMinor },
  { name: "low", phrase: phrases.low, scale: scales.aMinor },
  { name: "run", phrase: phrases.run, scale: scales.aMinor },
  ...inKeys,
];

describe.each(sung)("another tracker hears $name", ({ phrase, scale }) => {
  const clean = sing(phrase, sampleRate);
  const tuned = (samples: Float32Array<ArrayBuffer>, milliseconds: number) =>
    tuneTake(prepareTake(samples, sampleRate), { scale, milliseconds }).render();

  it("on its notes after a hard tune, as sung before, and in between when it is natural", async () => {
    const hard = await onTarget(tuned(clean, robot), phrase, scale);
    const soft = await onTarget(tuned(clean, natural), phrase, scale);
    expect(hard).toBeGreaterThanOrEqual(0.9);
    expect(soft).toBeLessThan(hard);
    expect(soft).toBeGreaterThan(await onTarget(clean, phrase, scale));
  });

  it("on its notes in a room of 0.3 s, with noise 20 dB below", async () => {
    const spoilt = addNoise(addRoom(clean, sampleRate, 0.3, 5), 20, 6);
    expect(await onTarget(tuned(spoilt, robot), phrase, scale)).toBeGreaterThanOrEqual(0.85);
  });
});

it("another tracker agrees on how far the singer is off, and how near tuning brings the line", async () => {
  const voice = sing(phrases.lead, sampleRate);
  const track = trackPitch(voice, sampleRate);
  const hard = retune(track, { scale: scales.aMinor, milliseconds: 0 });
  const tuned = shiftPitch(voice, sampleRate, track, hard);

  const raw = centsOff(await trackWithAubio(voice, sampleRate), scales.aMinor).median;
  expect(Math.abs(raw - centsOff(track, scales.aMinor).median)).toBeLessThan(3);

  const ours = centsOff(trackPitch(tuned, sampleRate), scales.aMinor).within(10);
  const theirs = centsOff(await trackWithAubio(tuned, sampleRate), scales.aMinor).within(10);
  expect(ours).toBeGreaterThan(0.9);
  expect(Math.abs(ours - theirs)).toBeLessThan(0.05);
});
