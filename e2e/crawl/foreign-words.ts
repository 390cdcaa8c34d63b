import { languageNames, languages, type Language } from "@autotune/routes";
import { interfaceCatalogue } from "../fixtures/interface-text.ts";

/** Said alike in every language: the languages themselves, and the brand. */
const names = [...Object.values(languageNames), "AutoTune"];
const foreignTo = new Map<Language, ReadonlySet<string>>();

/** Interface texts shown in another language although this one has a translation. */
export function foreignWords(shown: readonly string[], language: Language): string[] {
  let foreign = foreignTo.get(language);
  if (foreign === undefined) {
    foreign = collectForeign(language);
    foreignTo.set(language, foreign);
  }
  return shown.filter((words) => foreign.has(words));
}

function collectForeign(language: Language): ReadonlySet<string> {
  const own = interfaceCatalogue(language);
  const foreign = new Set<string>();
  for (const other of languages)
    for (const [english, words] of interfaceCatalogue(other)) {
      const theirs = words === "" ? english : words;
      if (own.get(english) !== theirs) foreign.add(theirs);
    }
  const ownWords = new Set([...own.values(), ...names]);
  return new Set([...foreign].filter((words) => !ownWords.has(words)));
}
