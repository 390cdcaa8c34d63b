import { expect, it } from "vitest";
import { weighTokens } from "./weigh-tokens.ts";

const token = (text: string, ...others: string[]) => ({ text, spellings: [text, ...others] });
const term = (literal: string, place: number, ...synonyms: string[][]) => ({
  literal: [[literal]],
  synonyms,
  places: [place],
});

it("counts a word of any question, our own name and a corrected word less than others", () => {
  const tokens = [
    token("how"),
    token("autotune"),
    { text: "vibrato", spellings: ["vibrtao", "vibrato"] },
    token("latency"),
  ];
  const terms = tokens.map(({ text }, place) => term(text, place));
  const [weak = 0, name = 0, guess = 0, word = 0] = weighTokens(tokens, terms, ["en"]);
  expect(weak).toBeLessThan(name);
  expect(name).toBeLessThan(guess);
  expect(guess).toBeLessThan(word);
  expect(word).toBe(1);
});

it("knows our own name in other scripts by its synonym, but not a product's name with it", () => {
  const tokens = [token("オー")];
  expect(weighTokens(tokens, [term("オー", 0, ["autotune"])], ["ja"])[0]).toBeLessThan(1);
  expect(weighTokens(tokens, [term("オー", 0, ["autotune", "pro"])], ["ja"])).toEqual([1]);
  const named = { literal: [["autotune"], ["pro"]], synonyms: [], places: [0, 1] };
  expect(weighTokens([token("autotune"), token("pro")], [named], ["en"])).toEqual([1, 1]);
});
