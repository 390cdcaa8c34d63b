import { defaultLanguage } from "@autotune/routes";
import { withoutBranches, wordsOf, type CopyText } from "./copy-text.ts";
import { languageRules } from "./language-rules.ts";

/** What is wrong with a translation, as far as a machine can see. */
export function checkTranslation(
  { where, language, english, text }: CopyText,
  names: readonly string[],
): string[] {
  if (language === defaultLanguage) return [];
  const words = wordsOf(text);
  const problems = languageRules[language]
    .filter(
      ({ pattern, isAboutPlaceholders, except }) =>
        pattern.test(isAboutPlaceholders === true ? text : words) && except?.test(where) !== true,
    )
    .map(({ problem }) => problem);
  if (placeholdersOf(english) !== placeholdersOf(text)) problems.push("other placeholders");
  if (isUntranslated(english, text, names)) problems.push("still in English");
  if (isTooLong(english, text)) problems.push("too long for a button or a label");
  return problems;
}

const placeholder = /\{(\w+)[,}]|\{\w+:[^{}]*\}|<\/?\d+\/?>/g;

function placeholdersOf(text: string): string {
  const found = [...withoutBranches(text).matchAll(placeholder)].map(
    ([written, name]) => name ?? written,
  );
  return [...new Set(found)].toSorted().join(" ");
}

/** Names of products and what a window shows stay English; a sentence does not. */
function isUntranslated(english: string, text: string, names: readonly string[]): boolean {
  if (english !== text) return false;
  const left = names.reduce((rest, name) => rest.replaceAll(name, " "), wordsOf(text));
  return (left.match(/\b[a-z]{3,}\b/g) ?? []).length >= 3;
}

/** What fits on a button in English may grow by half and a word, not more. Japanese and Korean need fewer characters. */
function isTooLong(english: string, text: string): boolean {
  if (english.length > 24 || /[.!?]$|\{/.test(english)) return false;
  return text.length > english.length * 1.6 + 14;
}
