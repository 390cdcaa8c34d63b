import { defaultLanguage } from "@autotune/routes";
import { buildCmsConfig } from "../../config.ts";
import { buildEnvironment } from "../../environment.ts";
import { allSeedDocuments } from "../collections/all-seed-documents.ts";
import { englishTexts } from "../documents/english-texts.ts";
import { readSeedTranslations } from "../translations/read-seed-translations.ts";
import { translationLanguages } from "../translations/translation-language.ts";
import type { TranslationLanguage } from "../translations/translation-language.ts";
import { wordsIn } from "../../platform/documents/texts.ts";

/** One text of the demonstration shop in one language; empty where it is not translated. */
export interface SeedText {
  /** Its document and its place there. */
  readonly where: string;
  readonly language: TranslationLanguage;
  readonly english: string;
  readonly translation: string;
  readonly collection: string;
  readonly key: string;
  readonly path: string;
}

/** Every text of the demonstration shop, in each language that it is to be translated into. */
export async function seedTexts(): Promise<SeedText[]> {
  const config = await buildCmsConfig(buildEnvironment);
  const texts: SeedText[] = [];
  for (const seeds of allSeedDocuments) {
    const { collection } = seeds;
    const translations = await readSeedTranslations(collection);
    for (const { key, document, texts: ofDocument } of englishTexts(config, seeds)) {
      for (const language of translationLanguages) {
        const units = translations.get(document)?.get(language)?.units ?? [];
        const targets = new Map(units.map(({ id, target }) => [id, target]));
        for (const text of ofDocument) {
          const english = wordsIn(text, defaultLanguage);
          const { path } = text;
          const where = `${document} ${path}`;
          const translation = targets.get(path) ?? "";
          if (english.trim() !== "")
            texts.push({ collection, key, path, where, language, english, translation });
        }
      }
    }
  }
  return texts;
}
