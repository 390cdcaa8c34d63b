import { expect, it } from "vitest";
import { chooseNotes } from "./choose-notes.ts";
import { hertzOf } from "./midi-note.ts";
import { scales } from "./scale.ts";

const notesOf = (midis: readonly number[]) =>
  chooseNotes(
    { hop: 0.01, hertz: Float32Array.from(midis, (midi) => (midi === 0 ? 0 : hertzOf(midi))) },
    scales.aMinor,
  ).map(({ note }) => note);

it("does not trip over the notes that a glide passes", () => {
  const glide = Array.from({ length: 16 }, (_, frame) => 60 + (9 * frame) / 15);
  const held = (midi: number) => Array.from({ length: 40 }, () => midi);
  expect(notesOf([...held(60), ...glide, ...held(69)])).toEqual([60, 69]);
});

it("stays on a note whose vibrato touches the next one", () => {
  const vibrato = Array.from({ length: 80 }, (_, frame) => 64.4 + 0.22 * Math.sin(frame / 3));
  expect(notesOf(vibrato)).toEqual([64]);
});

it("follows quick notes that are meant", () => {
  const quick = [64, 65, 67, 69].flatMap((midi) => Array.from({ length: 12 }, () => midi));
  expect(notesOf(quick)).toEqual([64, 65, 67, 69]);
});

it("ends a note at a rest, and forgets the one before it", () => {
  const held = (midi: number) => Array.from({ length: 20 }, () => midi);
  expect(notesOf([...held(64.4), 0, 0, ...held(64.6)])).toEqual([64, 65]);
});
