import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isLanguage, languages } from "@autotune/routes";
import { readXliff } from "../../apps/cms/src/platform/xliff/read-xliff.ts";
import { paymentFormTexts } from "./payment-form.ts";
import { readCatalogue } from "./catalogue.ts";
import type { CopyText } from "./copy-text.ts";

const root = join(import.meta.dirname, "../..");

/** Interface and emails: the same messages in every language. */
const catalogues = "{apps/storefront/app/locales/*,packages/emails/src/locales}/*.po";
/** The demonstration shop: each file has the English words beside their translation. */
const seed = "apps/cms/src/seed/translations/*/*.xlf";

/** What visitors type into the search: their words, not the shop's, and never shown. */
const typedByVisitors = /^search-synonyms\.\S+ words$|^search-screens\.\S+ keywords$/;

/** Every text that a visitor or customer can read, in eight languages. */
export async function allTexts(): Promise<CopyText[]> {
  return [...(await catalogueTexts()), ...(await seedTexts()), ...paymentFormTexts()];
}

async function catalogueTexts(): Promise<CopyText[]> {
  const texts: CopyText[] = [];
  for await (const file of glob(catalogues, { cwd: root })) {
    const language = basename(file, ".po");
    if (!isLanguage(language)) throw new Error(`${file} is in no language of the shop`);
    for (const { english, text } of readCatalogue(await readFile(join(root, file), "utf8")))
      texts.push({ where: file, language, english, text });
  }
  return texts;
}

async function seedTexts(): Promise<CopyText[]> {
  const texts: CopyText[] = [];
  const english = new Map<string, CopyText>();
  for await (const file of glob(seed, { cwd: root })) {
    const read = readXliff(await readFile(join(root, file), "utf8"));
    if (!read.ok) throw new Error(`${file}: ${read.reason}`);
    const { language, files } = read.xliff;
    for (const { id: document, units } of files) {
      for (const { id, source, target } of units) {
        const where = `${document} ${id}`;
        if (typedByVisitors.test(where)) continue;
        english.set(where, { where, language: "en", english: source, text: source });
        texts.push({ where: `${file} ${where}`, language, english: source, text: target });
      }
    }
  }
  return [...english.values(), ...texts];
}

/** For tests: no language may silently have lost its texts. */
export function countByLanguage(texts: readonly CopyText[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(languages.map((language) => [language, 0]));
  for (const { language } of texts) counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}
