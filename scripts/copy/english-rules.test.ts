import { expect, it } from "vitest";
import { allTexts } from "./all-texts.ts";
import { wordsOf } from "./copy-text.ts";
import { englishRules } from "./english-rules.ts";

const texts = (await allTexts()).filter(({ language }) => language === "en");

function problemsIn(text: string): string[] {
  return englishRules.flatMap(({ pattern, instead }) => {
    const [found] = pattern.exec(wordsOf(text)) ?? [];
    return found === undefined ? [] : [`“${found}”: ${instead}`];
  });
}

/** Said once, by the setting. */
const demonstration =
  "Demonstration shop. Products, people and prices are invented; no money moves.";

it("every English text is in one spelling, in the shop’s words, and claims nothing it cannot keep", () => {
  expect(texts.length).toBeGreaterThan(4000);
  const problems = texts
    .filter(({ text }) => text !== demonstration)
    .flatMap(({ where, text }) =>
      problemsIn(text).map((problem) => `${where}: ${problem}: ${text}`),
    );
  expect(problems).toEqual([]);
});

it.each([
  ["Your licence", ["“licence”: license"]],
  ["We sent an e-mail", ["“e-mail”: email"]],
  ["The receipt stands here.", ["“stands here”: is, appears"]],
  ["Every tool in one plan", ["“Every tool”: what is really included"]],
  ["6+ capital and lowercase letters and numbers", []],
  ["Your license is in [your account](/licence)", []],
])("judges “%s”", (text, problems) => {
  expect(problemsIn(text)).toEqual(problems);
});
