import { expect, it } from "vitest";
import { phrases } from "../phrases.ts";
import { trackPitch } from "../pitch/track-pitch.ts";
import { seededRandom } from "../seeded-random.ts";
import { sing } from "../singer/sing.ts";
import { examineTake } from "./examine-take.ts";

const sampleRate = 24_000;
const voice = sing(phrases.hook, sampleRate);
const problemOf = (samples: Float32Array) =>
  examineTake(samples, sampleRate, trackPitch(samples, sampleRate));

it("has nothing to say about a voice, loud or soft", () => {
  expect(problemOf(voice)).toBeUndefined();
  expect(problemOf(voice.map((sample) => 0.1 * sample))).toBeUndefined();
});

it("hears that nothing was recorded, or next to nothing", () => {
  const random = seededRandom(3);
  expect(problemOf(new Float32Array(0))).toBe("silent");
  expect(problemOf(new Float32Array(48_000))).toBe("silent");
  expect(problemOf(voice.map(() => 0.004 * (random() - 0.5)))).toBe("silent");
});

it("hears noise in which nobody sings", () => {
  const random = seededRandom(3);
  expect(problemOf(voice.map(() => 0.4 * (random() - 0.5)))).toBe("unpitched");
});

it("hears that the microphone was too near", () => {
  expect(problemOf(voice.map((sample) => Math.max(-1, Math.min(1, 3 * sample))))).toBe("clipped");
});
