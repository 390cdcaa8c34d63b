import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildCmsConfig } from "../config.ts";
import { buildEnvironment } from "../environment.ts";
import { writeXliff } from "../platform/xliff/write-xliff.ts";
import { allSeedDocuments } from "./collections/all-seed-documents.ts";
import { englishTexts } from "./documents/english-texts.ts";
import { readSeedTranslations, translationFile } from "./translations/read-seed-translations.ts";
import { translationLanguages } from "./translations/translation-language.ts";
import { updateTranslations } from "./translations/update-translations.ts";

/** Updates the files of all languages to the current English words, and reports missing translations. */
const config = await buildCmsConfig(buildEnvironment);
for (const seeds of allSeedDocuments) {
  const english = englishTexts(config, seeds);
  const before = await readSeedTranslations(seeds.collection);
  for (const language of translationLanguages) {
    const known = [...before.values()].flatMap((inEach) => inEach.get(language) ?? []);
    const files = updateTranslations(english, known);
    const place = translationFile(language, seeds.collection);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, writeXliff({ language, files }));
    for (const { id, units } of files) {
      for (const unit of units.filter(({ target }) => target === ""))
        console.log(`${language} ${id} ${unit.id}: ${JSON.stringify(unit.source)}`);
    }
  }
}
process.exit(0);
