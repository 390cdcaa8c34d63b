import { expect, it } from "vitest";
import { phrases } from "../phrases.ts";
import { hertzOf } from "../pitch/midi-note.ts";
import { scales } from "../pitch/scale.ts";
import { trackPitch } from "../pitch/track-pitch.ts";
import { sing } from "../singer/sing.ts";
import { noteErrors } from "./note-errors.ts";

const held = (midi: number, frames: number) => Array.from({ length: frames }, () => hertzOf(midi));

it("says how far off each note is sung, the longest first, whatever the way to it", () => {
  const glide = [68.2, 68.4, 68.6].map(hertzOf);
  const hertz = Float32Array.from([
    ...held(60.2, 20),
    0,
    ...glide,
    ...held(68.7, 40),
    ...held(60.2, 10),
  ]);
  expect(noteErrors({ hop: 0.01, hertz }, scales.aMinor)).toEqual([
    { note: 69, cents: -30, seconds: expect.closeTo(0.43) as number },
    { note: 60, cents: 20, seconds: expect.closeTo(0.3) as number },
  ]);
});

it("finds the errors that a phrase was sung with", () => {
  const track = trackPitch(sing(phrases.lead, 48_000), 48_000);
  const a4 = noteErrors(track, scales.aMinor).find(({ note }) => note === 69);
  expect(Math.abs((a4?.cents ?? 0) + 52)).toBeLessThan(15);
});

it("has no notes where nothing is sung", () => {
  expect(noteErrors({ hop: 0.01, hertz: new Float32Array(9) }, scales.aMinor)).toEqual([]);
});
