import { defaultLanguage } from "@autotune/routes";
import { wordsOf, type CopyText } from "../copy-text.ts";
import type { Term } from "./term.ts";

interface Checking {
  readonly glossary: readonly Term[];
  /** Product names: words inside them are not checked. */
  readonly names: readonly string[];
}

/** Where a translation deviates from the glossary; empty where it follows it. */
export function checkGlossary(
  { language, english: source, text }: CopyText,
  { glossary, names }: Checking,
): string[] {
  if (language === defaultLanguage) return [];
  const english = withoutNames(source, names);
  const translation = withoutNames(text, names);
  return glossary.flatMap((term) => {
    const forms = term.forms[language];
    const [avoided] = term.avoid?.[language]?.filter((form) =>
      holds(without(translation, forms), form),
    ) ?? [undefined];
    if (avoided !== undefined) return [`“${avoided}” instead of “${forms[0]}”`];
    if (term.mayBeLeftOut === true || !term.english.some((word) => holdsWord(english, word)))
      return [];
    const isThere = forms.some((form) => holds(text, form));
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

/** Nor are tags, URLs, file paths and placeholders words. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, " "), ` ${wordsOf(text)} `);
}
