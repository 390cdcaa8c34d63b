import { expect, it } from "vitest";
import { encodePeaks, encodePitch, loudestParts, noteRange } from "./describe-recording.ts";

const track = { hop: 0.01, hertz: Float32Array.of(440, 441, 0, 0, 220, 220) };

it("keeps the loudest sample of each part, in relation to the loudest of the pair", () => {
  const samples = new Float32Array(2400);
  samples[15] = -0.5;
  const parts = loudestParts(samples);
  expect([parts.length, parts[0], parts[1]]).toEqual([240, 0, 0.5]);
  expect([...Buffer.from(encodePeaks(parts, 1), "base64").subarray(0, 3)]).toEqual([0, 128, 0]);
});

it("writes a pitch every 20 ms as a hundredth of a semitone", () => {
  const bytes = Buffer.from(encodePitch(track), "base64");
  expect([0, 2, 4].map((place) => bytes.readUInt16LE(place))).toEqual([6900, 0, 5700]);
});

it("leaves a note to spare around the line", () => {
  expect(noteRange([track])).toEqual({ lowest: 56, highest: 71 });
});
