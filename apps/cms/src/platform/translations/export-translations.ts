import { defaultLanguage, type Language } from "@autotune/routes";
import type { Payload } from "payload";
import { readTranslations } from "./read-translations.ts";
import { wordsIn } from "../documents/texts.ts";
import { documentName } from "./translated-entry.ts";
import { missingTexts } from "./translation-state.ts";
import { writeXliff } from "../xliff/write-xliff.ts";

/** What a file may hold: the texts that a language lacks, or all of them. */
export const textChoices = ["missing", "all"] as const;
export type TextChoice = (typeof textChoices)[number];

export async function exportTranslations(
  payload: Payload,
  { language, texts: choice }: { language: Language; texts: TextChoice },
): Promise<string> {
  const entries = await readTranslations(payload);
  const files = entries.map((entry) => {
    const texts =
      choice === "missing"
        ? missingTexts(entry, language)
        : entry.texts.filter((text) => wordsIn(text, defaultLanguage).trim() !== "");
    const units = texts.map((text) => ({
      id: text.path,
      source: wordsIn(text, defaultLanguage),
      target: wordsIn(text, language),
    }));
    return { id: documentName(entry), units };
  });
  return writeXliff({ language, files: files.filter(({ units }) => units.length > 0) });
}
