import { languageNames, languages, type Language } from "@autotune/routes";
import { interfaceCatalogue } from "../fixtures/interface-text.ts";

/** Said alike in every language: the languages themselves, and the brand. */
const names = [...Object.values(languageNames), "AutoTune"];
const otherWords = new Map<Language, ReadonlySet<string>>();

/** Interface texts shown in another language although this one has a translation. */
export function wordsOfAnotherLanguage(shown: readonly string[], language: Language): string[] {
  let theirWords = otherWords.get(language);
  if (theirWords === undefined) {
    theirWords = collectOtherWords(language);
    otherWords.set(language, theirWords);
  }
  return shown.filter((words) => theirWords.has(words));
}

function collectOtherWords(language: Language): ReadonlySet<string> {
  const own = interfaceCatalogue(language);
  const theirWords = new Set<string>();
  for (const other of languages)
    for (const [english, words] of interfaceCatalogue(other)) {
      const theirs = words === "" ? english : words;
      if (own.get(english) !== theirs) theirWords.add(theirs);
    }
  const ownWords = new Set([...own.values(), ...names]);
  return new Set([...theirWords].filter((words) => !ownWords.has(words)));
}
