import { describe, expect, it } from "vitest";
import { content } from "../content/en/index.ts";
import { checkGlossary, type TranslatedText } from "./check-glossary.ts";
import { glossary } from "./glossary.ts";
import { interfaceTexts } from "./interface-texts.ts";
import { seedTexts } from "./seed-texts.ts";

const { products, productPages } = content;
/** The longest first: one name may be the beginning of another. */
const names = [...Object.values(products), ...Object.values(productPages)]
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length);

function deviationsOf(texts: readonly TranslatedText[]): string[] {
  return texts.flatMap((text) =>
    checkGlossary(text, { glossary, names }).map(
      (problem) => `${text.language} ${text.where}: ${problem}: ${text.translation.slice(0, 160)}`,
    ),
  );
}

describe("the glossary", () => {
  it("is followed by every text of the demonstration shop", async () => {
    const texts = await seedTexts();
    expect(texts.length).toBeGreaterThan(10_000);
    expect(deviationsOf(texts)).toEqual([]);
  });

  it("is followed by every text of the interface", async () => {
    const texts = await interfaceTexts();
    expect(texts.length).toBeGreaterThan(5000);
    expect(deviationsOf(texts)).toEqual([]);
  });

  it.each([
    ["another word", "Set the buffer.", "Ajusta el tampón.", ["“buffer” without “búfer”"]],
    ["a word to avoid", "Buy it.", "Compra el plugin.", ["“plugin” instead of “plug-in”"]],
    ["the settled word", "Set the buffer.", "Ajusta el búfer.", []],
    ["what stands on the window", "Pull the threshold down.", "Baja Threshold.", []],
    ["the name of a product", "Vocal Reverb.", "Vocal Reverb.", []],
    ["an address", "See [this](/buffer).", "Mira [esto](/buffer).", []],
  ])("judges %s", (_what, english, translation, problems) => {
    const text = { where: "", language: "es", english, translation } as const;
    expect(checkGlossary(text, { glossary, names })).toEqual(problems);
  });
});
