import { expect, it } from "vitest";
import { excerptAround } from "./excerpt-around.ts";
import { foldText } from "./fold-text.ts";

const shown = (text: string, ...words: string[]) =>
  excerptAround(text, words.map(foldText))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join("");

it.each([
  ["Turn Retune down.", ["retune"], "Turn [Retune] down."],
  ["La afinación y la AFINACION.", ["afinacion"], "La [afinación] y la [AFINACION]."],
  ["声のピッチを直す", ["ピッチ"], "声の[ピッチ]を直す"],
  ["One <b>two</b>", ["two"], "One <b>[two]</b>"],
  ["A longer retuned word", ["retune", "retuned"], "A longer [retuned] word"],
  ["Nothing of it", ["missing"], "Nothing of it"],
])("marks the words of %s", (text, words, excerpt) => {
  expect(shown(text, ...words)).toBe(excerpt);
});

it("cuts a long text between words, around the first hit", () => {
  const text = `${"before ".repeat(40)}here ${"after ".repeat(60)}`;
  const excerpt = shown(text, "here");
  expect(excerpt).toMatch(/^… before .*before \[here\] after .*after {2}…$/);
  expect(excerpt.length).toBeLessThan(240);
});
