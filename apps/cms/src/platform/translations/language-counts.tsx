import { languageNames, type Language } from "@autotune/routes";
import type { TranslatedEntry } from "./translated-entry.ts";
import { languageUrl } from "./translation-urls.ts";
import { stateWords } from "./translation-words.ts";
import { translationState } from "./translation-state.ts";

const openStates = ["missing", "changed", "waiting"] as const;

interface LanguageCountsProps {
  readonly chosen: Language;
  readonly entries: readonly TranslatedEntry[];
  readonly languages: readonly Language[];
}

/** How many documents are open in each language; a language's name leads to its list. */
export function LanguageCounts({ chosen, entries, languages }: LanguageCountsProps) {
  return (
    <table className="admin-view-table">
      <caption>Open documents, out of {entries.length}</caption>
      <thead>
        <tr>
          <th scope="col">Language</th>
          {openStates.map((state) => (
            <th key={state} scope="col">
              {stateWords[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => {
          const states = entries.map((entry) => translationState(entry, language));
          return (
            <tr key={language}>
              <th scope="row">
                <a
                  aria-current={language === chosen ? "true" : undefined}
                  href={languageUrl(language)}
                >
                  {languageNames[language]}
                </a>
              </th>
              {openStates.map((state) => (
                <td key={state}>{states.filter((one) => one === state).length}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
