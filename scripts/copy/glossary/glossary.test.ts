import { defaultLanguage } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import { allTexts } from "../all-texts.ts";
import { checkGlossary } from "./check-glossary.ts";
import { glossary } from "./glossary.ts";
import { productNames as names } from "../product-names.ts";

describe("the glossary", () => {
  it("is followed by every text", async () => {
    const translated = (await allTexts()).filter(({ language }) => language !== defaultLanguage);
    expect(translated.length).toBeGreaterThan(25_000);
    const deviations = translated.flatMap((text) =>
      checkGlossary(text, { glossary, names }).map(
        (problem) => `${text.where}: ${problem}: ${text.text.slice(0, 160)}`,
      ),
    );
    expect(deviations).toEqual([]);
  });

  it.each([
    ["another word", "Set the buffer.", "Ajusta el tampón.", ["“buffer” without “búfer”"]],
    ["a word to avoid", "Buy it.", "Compra el plugin.", ["“plugin” instead of “plug-in”"]],
    ["the settled word", "Set the buffer.", "Ajusta el búfer.", []],
    ["a control’s English label", "Pull the threshold down.", "Baja Threshold.", []],
    ["the name of a product", "Vocal Reverb.", "Vocal Reverb.", []],
    ["a URL", "See [this](/buffer).", "Mira [esto](/buffer).", []],
  ])("judges %s", (_what, english, text, problems) => {
    const judged = { where: "", language: "es", english, text } as const;
    expect(checkGlossary(judged, { glossary, names })).toEqual(problems);
  });
});
