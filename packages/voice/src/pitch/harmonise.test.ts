import { expect, it } from "vitest";
import { harmonise } from "./harmonise.ts";
import { hertzOf, midiOf } from "./midi-note.ts";
import { scales } from "./scale.ts";

const notesOf = (hertz: Float32Array) =>
  [...hertz].map((value) => (value === 0 ? 0 : Math.round(100 * midiOf(value)) / 100));

it("sings along in the scale: a third is four semitones above C and three above A", () => {
  const hertz = Float32Array.from([60, 60, 0, 69, 69], (midi) => (midi === 0 ? 0 : hertzOf(midi)));
  expect(notesOf(harmonise({ hop: 0.05, hertz }, scales.aMinor, 2).hertz)).toEqual([
    64, 64, 0, 72, 72,
  ]);
});

it("keeps its interval while a vibrato swings to the next note and back", () => {
  const swing = Float32Array.from({ length: 60 }, (_, frame) =>
    hertzOf(64.4 + 0.25 * Math.sin(frame / 3)),
  );
  const second = harmonise({ hop: 0.01, hertz: swing }, scales.aMinor, -7);
  const intervals = second.hertz.map((value, frame) => midiOf(value) - midiOf(swing[frame] ?? 0));
  for (const interval of intervals) expect(interval).toBeCloseTo(-12, 3);
});
