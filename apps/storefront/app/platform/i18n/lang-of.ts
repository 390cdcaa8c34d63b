import type { Language } from "@autotune/routes";

/** The `lang` of words that are not in the page's language; undefined where they are. */
export function langOf(words: Language, page: Language): Language | undefined {
  return words === page ? undefined : words;
}
