import { languages } from "@autotune/routes";
import { expect, it } from "vitest";
import { allTexts, countByLanguage } from "./all-texts.ts";
import { worstLines } from "./worst-lines.ts";

const texts = await allTexts();

it.each(languages)("no line that readers found wrong is left in %s", (language) => {
  expect(countByLanguage(texts).get(language)).toBeGreaterThan(4000);
  const own = texts.filter((text) => text.language === language);
  const left = worstLines[language].flatMap((line) =>
    own
      .filter(({ text }) => text.includes(line))
      .map(({ where, text }) => `${where}: “${line}” in “${text.slice(0, 160)}”`),
  );
  expect(left).toEqual([]);
});
