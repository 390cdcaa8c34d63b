import { readFile } from "node:fs/promises";
import path from "node:path";
import { defaultLanguage, languages } from "@autotune/routes";
import type { TranslatedText } from "./check-glossary.ts";

const folder = path.resolve(import.meta.dirname, "../../../../storefront/app/locales");
const catalogues = ["first-view", "shop", "personal"];

/** Every translated text of the storefront's interface. */
export async function interfaceTexts(): Promise<TranslatedText[]> {
  const texts: TranslatedText[] = [];
  for (const language of languages.filter((one) => one !== defaultLanguage)) {
    for (const catalogue of catalogues) {
      const file = path.join(catalogue, `${language}.po`);
      for (const { english, translation } of readMessages(
        await readFile(path.join(folder, file), "utf8"),
      ))
        texts.push({ where: file, language, english, translation });
    }
  }
  return texts;
}

function readMessages(po: string): { english: string; translation: string }[] {
  return po
    .split(/\n\s*\n/)
    .map((entry) => ({
      english: stringOf(entry, "msgid"),
      translation: stringOf(entry, "msgstr"),
    }))
    .filter(({ english, translation }) => english !== "" && translation !== "");
}

/** A long string goes on in the lines below its name. */
function stringOf(entry: string, name: string): string {
  const [, lines = ""] = new RegExp(`^${name} ((?:".*"\\s*)+)`, "m").exec(entry) ?? [];
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => String(JSON.parse(line)))
    .join("");
}
