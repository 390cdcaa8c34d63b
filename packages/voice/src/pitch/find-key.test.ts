import { expect, it } from "vitest";
import { sing } from "../singer/sing.ts";
import { phraseInKey, phrasesInKeys } from "../testing/phrases-in-keys.ts";
import { findKeys } from "./find-key.ts";
import { hertzOf } from "./midi-note.ts";
import { trackPitch } from "./track-pitch.ts";

it("finds the key of at least 18 of 20 phrases in 20 keys, and all among its first three", () => {
  const found = phrasesInKeys.map((phrase, place) => {
    const keys = findKeys(trackPitch(sing(phraseInKey(phrase, 100 + place), 24_000), 24_000));
    return keys.findIndex(({ tonic, mode }) => tonic === phrase.tonic && mode === phrase.mode);
  });
  expect(new Set(phrasesInKeys.map(({ tonic, mode }) => `${tonic} ${mode}`)).size).toBe(20);
  expect(found.filter((rank) => rank === 0).length).toBeGreaterThanOrEqual(18);
  expect(Math.max(...found)).toBeLessThan(3);
});

it("lists all 24, and none where nothing is sung", () => {
  const held = new Float32Array(30).fill(hertzOf(60));
  expect(new Set(findKeys({ hop: 0.01, hertz: held }).map((key) => JSON.stringify(key))).size).toBe(
    24,
  );
  expect(findKeys({ hop: 0.01, hertz: new Float32Array(30) })).toEqual([]);
});
