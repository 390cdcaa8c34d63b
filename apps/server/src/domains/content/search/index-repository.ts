import { advisoryLocks, type PublishedVersion, type Transaction } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { indexedCollections, type IndexedCollection } from "./entries-of-document.ts";
import { textSearchConfiguration } from "./text-search-configuration.ts";

export interface EntryToWrite {
  readonly collection: IndexedCollection;
  readonly key: string;
  readonly part: string;
  readonly locale: Language;
  readonly version: number;
  readonly rules: number;
  readonly title: string;
  readonly partOf: string;
  readonly name: string;
  readonly text: string;
  readonly titleWords: string;
  readonly partOfWords: string;
  readonly summaryWords: string;
  readonly textWords: string;
  readonly spellings: readonly string[];
}

/** Skips if another process is indexing: that one receives every publication too. */
export async function isOnlyOne(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.searchIndex}) as is_free`,
  );
  return rows[0]?.["is_free"] === true;
}

/** Documents whose entries are missing, of another version, of older rules, or of something unpublished. */
export async function readOutdated(
  transaction: Transaction,
  rules: number,
): Promise<PublishedVersion[]> {
  const { rows } = await transaction.execute<Record<keyof PublishedVersion, unknown>>(sql`
    select collection, key, locale, coalesce(document.version, 0)::float8 as version
      from (select * from shop.published_document
             where collection = any(${sql.param([...indexedCollections])}::text[])) document
      full join (select * from shop.search_entry where part = '') entry using (collection, key, locale)
     where document.version is distinct from entry.version or entry.rules < ${rules}`);
  return rows.map(({ collection, key, locale, version }) => ({
    collection: String(collection),
    key: String(key),
    locale: String(locale),
    version: Number(version),
  }));
}

export async function deleteEntries(
  transaction: Transaction,
  documents: readonly PublishedVersion[],
): Promise<void> {
  await transaction.execute(sql`
    delete from shop.search_entry entry
     using jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
           as gone (collection text, key text, locale text)
     where entry.collection = gone.collection and entry.key = gone.key
       and entry.locale = gone.locale`);
}

export async function insertEntries(
  transaction: Transaction,
  entries: readonly EntryToWrite[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    ...entry,
    configuration: textSearchConfiguration[entry.locale],
  }));
  await transaction.execute(sql`
    insert into shop.search_entry (collection, key, part, locale, version, rules, title, part_of, name,
        text, words, spellings)
    select collection, key, part, locale, version, rules, title, "partOf", name, text,
           setweight(to_tsvector(configuration, "titleWords"), 'A')
             || setweight(to_tsvector(configuration, "summaryWords"), 'B')
             || setweight(to_tsvector(configuration, "partOfWords"), 'C')
             || to_tsvector(configuration, "textWords"),
           spellings
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (collection text, key text,
        part text, locale text, version bigint, rules smallint, title text, "partOf" text, name text,
        text text, "titleWords" text, "partOfWords" text, "summaryWords" text, "textWords" text, spellings text[],
        configuration regconfig)`);
}

/** The words that currently exist in these languages. */
export async function rewriteWords(
  transaction: Transaction,
  languages: readonly Language[],
): Promise<void> {
  if (languages.length === 0) return;
  const touched = sql`${sql.param([...languages])}::text[]`;
  await transaction.execute(sql`delete from shop.search_word where locale = any(${touched})`);
  await transaction.execute(sql`
    insert into shop.search_word (locale, word, entries)
    select locale, word, count(*) from shop.search_entry cross join unnest(spellings) as word
     where locale = any(${touched}) group by locale, word`);
}
