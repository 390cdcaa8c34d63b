import { defaultLanguage, languageNames, type Language } from "@autotune/routes";
import { CheckButton } from "./check-button.tsx";
import type { TranslatedEntry } from "./translated-entry.ts";
import { editUrl } from "./translation-urls.ts";
import { missingTexts, translationState } from "./translation-state.ts";
import { stateWords } from "./translation-words.ts";

interface OpenDocumentsProps {
  readonly entries: readonly TranslatedEntry[];
  readonly language: Language;
}

function checkOf(entry: TranslatedEntry, language: Language) {
  const englishPublishedAt = entry.wordsAt.get(defaultLanguage)?.toISOString() ?? "";
  const { collection, id } = entry;
  return { title: titleOf(entry), check: { collection, id, language, englishPublishedAt } };
}

function titleOf({ title, id }: TranslatedEntry): string {
  return title || `Document ${id}`;
}

export function OpenDocuments({ entries, language }: OpenDocumentsProps) {
  const open = entries.flatMap((entry) => {
    const state = translationState(entry, language);
    return state === "done" ? [] : [{ entry, state }];
  });
  if (open.length === 0)
    return (
      <p className="admin-view-empty">Everything is translated into {languageNames[language]}.</p>
    );
  return (
    <table className="admin-view-table">
      <caption>To do in {languageNames[language]}</caption>
      <thead>
        <tr>
          <th scope="col">Document</th>
          <th scope="col">Type</th>
          <th scope="col">Status</th>
          <th scope="col">Missing texts</th>
          <th scope="col">Still right?</th>
        </tr>
      </thead>
      <tbody>
        {open.map(({ entry, state }) => (
          <tr key={`${entry.collection} ${entry.id}`}>
            <td>
              <a href={editUrl(entry, language)}>{titleOf(entry)}</a>
            </td>
            <td>{entry.collection.replaceAll("-", " ")}</td>
            <td>{stateWords[state]}</td>
            <td>
              {missingTexts(entry, language).length} of {entry.texts.length}
            </td>
            <td>{state === "changed" && <CheckButton {...checkOf(entry, language)} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
