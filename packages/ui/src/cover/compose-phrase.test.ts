import { describe, expect, it } from "vitest";
import { composePhrase } from "./compose-phrase.ts";
import { seedOf } from "./seed-of.ts";

const frame = { width: 640, lanes: 9 };
const names = ["a-duet-for-one", "tune-your-first-take", "pro", "", "声"];

describe("a phrase", () => {
  it.each(names)("of %s is the same every time and stays inside its frame", (name) => {
    const notes = composePhrase(seedOf(name), frame);
    expect(composePhrase(seedOf(name), frame)).toEqual(notes);
    expect(notes.length).toBeGreaterThan(3);
    for (const [index, { start, end, lane }] of notes.entries()) {
      expect(start).toBeGreaterThanOrEqual(notes[index - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(frame.width);
      expect(lane).toBeGreaterThanOrEqual(1);
      expect(lane).toBeLessThanOrEqual(frame.lanes - 2);
    }
  });

  it("differs from name to name", () => {
    const phrases = names.map((name) => JSON.stringify(composePhrase(seedOf(name), frame)));
    expect(new Set(phrases).size).toBe(names.length);
  });
});
