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
  const english = withoutNames(source, names).toLowerCase();
  const translation = withoutNames(text, names);
  // Once for all terms: some texts are long.
  const [lowerText, lowerTranslation] = [text.toLowerCase(), translation.toLowerCase()];
  return glossary.flatMap((term) => {
    const forms = term.forms[language];
    const avoided = findAvoided(lowerTranslation, forms, term.avoid?.[language] ?? []);
    if (avoided !== undefined) return [`“${avoided}” instead of “${forms[0]}”`];
    if (term.mayBeLeftOut === true || !term.english.some((word) => holdsWord(english, word)))
      return [];
    const isThere = forms.some((form) => lowerText.includes(form.toLowerCase()));
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

/** The first word to avoid that is not part of a right one. */
function findAvoided(
  lowerTranslation: string,
  forms: readonly string[],
  avoid: readonly string[],
): string | undefined {
  if (avoid.length === 0) return undefined;
  const left = forms.reduce(
    (rest, form) => rest.replaceAll(form.toLowerCase(), " "),
    lowerTranslation,
  );
  return avoid.find((form) => left.includes(form.toLowerCase()));
}

const wordPatterns = new Map<string, RegExp>();

function holdsWord(lowerText: string, word: string): boolean {
  const lowerWord = word.toLowerCase();
  if (!lowerText.includes(lowerWord)) return false;
  const pattern = wordPatterns.get(lowerWord) ?? new RegExp(`(?<![\\w-])${lowerWord}(?![\\w-])`);
  wordPatterns.set(lowerWord, pattern);
  return pattern.test(lowerText);
}

/** Nor are tags, URLs, file paths and placeholders words. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, " "), ` ${wordsOf(text)} `);
}
