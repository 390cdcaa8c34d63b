import { expect, it } from "vitest";
import { cleanPitch } from "./clean-pitch.ts";

const steady = (length: number) => new Float32Array(length).fill(220);

it("folds single frames of another octave back", () => {
  const heard = steady(20);
  heard.set([440, 440], 8);
  heard[14] = 110;
  expect(cleanPitch(heard)).toEqual(steady(20));
});

it("leaves a leap of an octave that lasts", () => {
  const leap = Float32Array.from([...steady(20), ...steady(20).map((hertz) => 2 * hertz)]);
  expect(cleanPitch(leap)).toEqual(leap);
});

it("closes small holes and keeps rests", () => {
  const heard = steady(30);
  heard.fill(0, 5, 7);
  heard.fill(0, 15, 20);
  const expected = steady(30);
  expected.fill(0, 15, 20);
  expect(cleanPitch(heard)).toEqual(expected);
});

it("drops specks of pitch in noise", () => {
  const heard = new Float32Array(20);
  heard.fill(300, 8, 11);
  expect(cleanPitch(heard)).toEqual(new Float32Array(20));
});
