import type { TranslationLanguage } from "../translations/translation-language.ts";
import type { Term } from "./glossary.ts";

export interface TranslatedText {
  /** The document or the file that contains it. */
  readonly where: string;
  readonly language: TranslationLanguage;
  readonly english: string;
  readonly translation: string;
}

interface Checking {
  readonly glossary: readonly Term[];
  /** Product names: words inside them are not checked. */
  readonly names: readonly string[];
}

/** Where a translation deviates from the glossary; empty where it follows it. */
export function checkGlossary(text: TranslatedText, { glossary, names }: Checking): string[] {
  const english = withoutNames(text.english, names);
  const translation = withoutNames(text.translation, names);
  return glossary.flatMap((term) => {
    const forms = term.forms[text.language];
    const [avoided] = term.avoid?.[text.language]?.filter((form) =>
      holds(without(translation, forms), form),
    ) ?? [undefined];
    if (avoided !== undefined) return [`“${avoided}” instead of “${forms[0]}”`];
    if (term.mayBeLeftOut === true || !term.english.some((word) => holdsWord(english, word)))
      return [];
    const isThere = forms.some((form) => holds(text.translation, form));
    return isThere || hasEnglishLabel(translation, term)
      ? []
      : [`“${term.english[0]}” without “${forms[0]}”`];
  });
}

/** Controls have the same label in every language as in their window: English, with a capital. */
function hasEnglishLabel(translation: string, { english }: Term): boolean {
  return english.some((word) => {
    const [first = "", ...rest] = word;
    return new RegExp(`${first.toUpperCase()}(?i:${rest.join("")})`).test(translation);
  });
}

function holds(text: string, form: string): boolean {
  return text.toLowerCase().includes(form.toLowerCase());
}

function holdsWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`, "i").test(text);
}

function without(text: string, forms: readonly string[]): string {
  return forms.reduce((left, form) => left.toLowerCase().replaceAll(form.toLowerCase(), " "), text);
}

/** Nor are tags, URLs and file paths words. */
function withoutNames(text: string, names: readonly string[]): string {
  const words = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\]\([^)]*\)|https?:\S+|\S*[\\/]\S*[\\/]\S*/g, " ");
  return names.reduce((left, name) => left.replaceAll(name, " "), words);
}
