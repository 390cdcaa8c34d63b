import { parseBody, replaceTextTokens } from "@autotune/contract";
import {
  readPublishedRows,
  type PublishedRow,
  type PublishedVersion,
  type Transact,
} from "@autotune/database";
import { isLanguage } from "@autotune/routes";
import { entriesOfDocument, isIndexedCollection, rulesEdition } from "./entries-of-document.ts";
import {
  deleteEntries,
  insertEntries,
  isOnlyOne,
  readOutdated,
  rewriteWords,
  type EntryToWrite,
} from "./index-repository.ts";
import { splitWords, squeeze } from "./split-words.ts";

/** How many documents are read at once. */
const batch = 100;

/**
 * Document versions that this release cannot parse: a newer release will index them itself. Until then the old entries
 * stay, and there is no retry.
 */
export type UnreadableVersions = Set<string>;

/**
 * Syncs the search index with what is published: compares versions and writes what differs. Idempotent, in any number
 * of processes and after a lost notification. Returns how many documents were written.
 */
export function updateSearchIndex(
  transact: Transact,
  unreadable: UnreadableVersions = new Set(),
): Promise<number> {
  return transact(async (transaction) => {
    if (!(await isOnlyOne(transaction))) return 0;
    const outdated = (await readOutdated(transaction, rulesEdition)).filter(
      (document) => !unreadable.has(nameVersion(document)),
    );
    const written: PublishedVersion[] = [];
    for (let start = 0; start < outdated.length; start += batch) {
      const documents = outdated.slice(start, start + batch);
      const rows = await readPublishedRows(transaction, documents, { withSamples: true });
      const entries = rows.flatMap((row) => {
        const ofRow = entriesToWrite(row);
        if (ofRow === undefined) unreadable.add(nameVersion(row));
        return ofRow ?? [];
      });
      const level = documents.filter((document) => !unreadable.has(nameVersion(document)));
      await deleteEntries(transaction, level);
      await insertEntries(transaction, entries);
      written.push(...level);
    }
    const touched = new Set(written.map(({ locale }) => locale).filter(isLanguage));
    await rewriteWords(transaction, [...touched]);
    return written.length;
  });
}

function nameVersion({ collection, key, locale, version }: PublishedVersion): string {
  return `${collection} ${key} ${locale} ${version}`;
}

function entriesToWrite(row: PublishedRow): EntryToWrite[] | undefined {
  const { collection, key, locale, version, body } = row;
  if (!isIndexedCollection(collection) || !isLanguage(locale)) return undefined;
  const parsed = parseBody(collection, body);
  if (!parsed.ok) return undefined;
  return entriesOfDocument(collection, parsed.body).map(
    ({ part, title, partOf, keywords, summary, text }) => {
      const written = [title, partOf, keywords, summary, text];
      const spellings = new Set(written.flatMap(spellingsOf));
      return {
        collection,
        key,
        part,
        locale,
        version,
        rules: rulesEdition,
        title,
        partOf,
        name: squeeze(withoutTokens(title)),
        text,
        titleWords: wordsToIndex(`${title} ${keywords}`),
        partOfWords: wordsToIndex(partOf),
        summaryWords: wordsToIndex(summary),
        textWords: wordsToIndex(text),
        spellings: [...spellings],
      };
    },
  );
}

/** As a text that PostgreSQL splits at its spaces alone. */
function wordsToIndex(text: string): string {
  const { spaced, joined, pairs } = splitWords(withoutTokens(text));
  return [...spaced, ...joined, ...pairs].join(" ");
}

/** Pairs of characters are no words that a person could have meant. */
function spellingsOf(text: string): string[] {
  const { spaced, joined } = splitWords(withoutTokens(text));
  return [...spaced, ...joined].filter((word) => word.length > 2);
}

/** What a token stands for changes with the catalogue, without a publication: it is shown, and not searched. */
function withoutTokens(text: string): string {
  return replaceTextTokens(text, () => " ");
}
