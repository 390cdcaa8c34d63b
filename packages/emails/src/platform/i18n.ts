// The programs of packages that import this one know the type of a catalogue by this line alone.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./catalogue.d.ts" />
import type { Language } from "@autotune/routes";
import { setupI18n, type I18n, type MessageDescriptor, type Messages } from "@lingui/core";
import { messages as de } from "../locales/de.po";
import { messages as en } from "../locales/en.po";
import { messages as es } from "../locales/es.po";
import { messages as fr } from "../locales/fr.po";
import { messages as it } from "../locales/it.po";
import { messages as ja } from "../locales/ja.po";
import { messages as ko } from "../locales/ko.po";
import { messages as pt } from "../locales/pt.po";

/** A message to translate, or what is shown as it was given: a name, an amount. */
export type Words = MessageDescriptor | string;

export type Translate = (words: Words) => string;

/** One instance for each language, never switched: jobs render in several languages at once. */
const instances: Readonly<Record<Language, I18n>> = {
  en: createInstance("en", en),
  fr: createInstance("fr", fr),
  es: createInstance("es", es),
  de: createInstance("de", de),
  pt: createInstance("pt", pt),
  ja: createInstance("ja", ja),
  ko: createInstance("ko", ko),
  it: createInstance("it", it),
};

function createInstance(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

export function translatorFor(language: Language): Translate {
  const i18n = instances[language];
  return (words) =>
    typeof words === "string" ? words : i18n._({ ...words, values: escapeValues(words) });
}

/**
 * Lingui decodes escape sequences in the finished text, so that `\u000a` in a name would become a line break. An
 * escaped backslash is decoded to what was typed.
 */
function escapeValues({ values = {} }: MessageDescriptor): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? value.replaceAll("\\", "\\x5c") : value,
    ]),
  );
}
