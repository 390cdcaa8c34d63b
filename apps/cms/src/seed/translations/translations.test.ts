import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { popupAudiences } from "@autotune/contract";
import { expect, test } from "vitest";
import { buildCmsConfig } from "../../config.ts";
import { buildEnvironment } from "../../environment.ts";
import { markdownToParts } from "../../platform/markdown/markdown-to-parts.ts";
import { takeTranslations } from "../../platform/xliff/take-translations.ts";
import { seedTexts } from "../testing/seed-texts.ts";
import { writeXliff } from "../../platform/xliff/write-xliff.ts";
import { allSeedDocuments } from "../collections/all-seed-documents.ts";
import { popupLink } from "../collections/popup-seeds.ts";
import { englishTexts } from "../documents/english-texts.ts";
import { readSeedTranslations, translationFile } from "./read-seed-translations.ts";
import { translationLanguages } from "./translation-language.ts";
import { updateTranslations } from "./update-translations.ts";

const config = await buildCmsConfig(buildEnvironment);
const texts = await seedTexts();

test.each(allSeedDocuments)(
  "what is translated in $collection belongs to English as it is now",
  async (seeds) => {
    const english = new Map(englishTexts(config, seeds).map((one) => [one.document, one]));
    const problems: string[] = [];
    for (const [document, inEach] of await readSeedTranslations(seeds.collection)) {
      const { texts: ofDocument = [] } = english.get(document) ?? {};
      for (const [language, file] of inEach) {
        const where = `${language}/${seeds.collection}.xlf ${document}`;
        const taken = takeTranslations(ofDocument, file);
        if (!taken.ok) problems.push(`${where} ${taken.reason}: ${taken.texts.join(", ")}`);
      }
    }
    expect(problems).toEqual([]);
  },
);

test("every text has its words in each language that is to have it", () => {
  expect(texts.length).toBeGreaterThan(20_000);
  const missing = texts.filter(({ translation }) => translation.trim() === "");
  expect(
    missing.map(({ language, collection, where }) => `${language}/${collection}.xlf ${where}`),
  ).toEqual([]);
});

test("the files are as the command writes them, so that a change shows what it changes", async () => {
  for (const seeds of allSeedDocuments) {
    const english = englishTexts(config, seeds);
    const before = await readSeedTranslations(seeds.collection);
    for (const language of translationLanguages) {
      const known = [...before.values()].flatMap((inEach) => inEach.get(language) ?? []);
      const written = writeXliff({ language, files: updateTranslations(english, known) });
      const place = translationFile(language, seeds.collection);
      expect((await readFile(place, "utf8")) === written, place).toBe(true);
    }
  }
});

test("there is no file of a collection that is not seeded", async () => {
  for (const language of translationLanguages) {
    const files = await readdir(path.join(import.meta.dirname, language));
    const collections = files.map((file) => path.basename(file, ".xlf"));
    expect(allSeedDocuments.map(({ collection }) => collection)).toEqual(
      expect.arrayContaining(collections),
    );
  }
});

test("no language names a price, since prices come from the catalogue", () => {
  const withPrice = texts.filter(({ translation }) => /[$€£¥₩]|\b(USD|EUR)\b/.test(translation));
  expect(withPrice).toEqual([]);
});

test("descriptions fit into the menus", () => {
  const long = texts.filter(
    ({ path: of, translation }) => of === "nav.description" && translation.length > 60,
  );
  expect(long).toEqual([]);
});

test("long texts are typed in the same parts as in English", () => {
  const long = texts.filter(
    ({ collection, path: of }) =>
      /^(posts|tutorials|artists|manuals)$/.test(collection) && of.endsWith(".text"),
  );
  expect(long.length).toBeGreaterThan(200);
  // Each English text is there once for each language, and parsing is what takes the time.
  const inEnglish = new Set(long.map(({ english }) => english));
  const englishKinds = new Map([...inEnglish].map((text) => [text, kindsOf(text)]));
  const unlike = long.filter(
    ({ english, translation }) => kindsOf(translation) !== englishKinds.get(english),
  );
  expect(unlike.map(({ where }) => where)).toEqual([]);
});

test("a popup leads to its page in its own language", () => {
  const links = texts.filter(({ collection }) => collection === "popups");
  expect(links).toHaveLength(popupAudiences.length * translationLanguages.length);
  for (const { where, language, translation } of links) {
    const audience = popupAudiences.find((one) => where === `popups.${one} content`);
    if (audience === undefined) throw new Error(`${where} is no popup`);
    expect(translation, where).toContain(`<a href="${popupLink(audience, language)}">`);
  }
});

function kindsOf(markdown: string): string {
  const read = markdownToParts(markdown);
  return read.ok ? read.parts.map(({ kind }) => kind).join(", ") : read.reason;
}
